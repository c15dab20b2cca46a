// What the Action can bring to GitHub besides its files and its log. Each is one file here and one line in index.ts.
import type { DriftlineError } from "../../errors.ts";
import type { Finding, Report } from "../../model/report/index.ts";
import type { FormatName } from "../../reporters/index.ts";
import type { Config } from "../../run/config.ts";
import type { AuditResult } from "../../run/run-audit.ts";

/** What the inputs, the runner and the configuration say, before anything is pulled. */
export interface DeliveryRequest {
  readonly input: (name: string) => string | undefined;
  /** An input that is a list. */
  readonly words: (name: string) => readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The text of the event file. */
  readonly event: string | undefined;
  readonly config: Config;
  /** The organization, where it was named. */
  readonly organization: string | null;
  /** Whether the repository is public, without `allow-public`. */
  readonly isExposed: boolean;
}

/** What an audit came to, for whoever delivers it. */
export interface DeliveryInput {
  readonly result: AuditResult;
  /** A report, or what was made of one, as the repository's readers may see it. */
  readonly show: <T>(report: T) => T;
  /** The report as they may see it. */
  readonly report: Readonly<Report>;
  /** Called with every text before any is sent. @throws DriftlineError `leak` when it holds a secret */
  readonly check: (text: string) => void;
}

/** What is said of a delivery. */
export interface DeliveryOutcome {
  readonly notices?: readonly string[];
  readonly warnings?: readonly string[];
  /** Windows that opened and were put right between two audits, where it knows of them. */
  readonly transient?: readonly Finding[];
  /** Outputs of the Action that it knows. */
  readonly outputs?: Readonly<Record<string, string | number>>;
}

/** A delivery that was asked for, with all that it needs. */
export interface Prepared {
  /** What it will write, for the scan that keeps secrets out: our own words hide nothing. */
  readonly formats?: readonly FormatName[];
  readonly ownTexts?: readonly string[];
  /**
   * Says that an audit came to no report.
   * @throws DriftlineError when it could not be said
   */
  readonly alarm?: (failure: DriftlineError, show: DeliveryInput["show"]) => Promise<void>;
  /** @throws DriftlineError when it could not be delivered */
  readonly deliver: (input: DeliveryInput) => Promise<DeliveryOutcome>;
}

/** Inputs of the Action by name, as action.yml tells of them. */
export type InputTable = Readonly<Record<string, { readonly description: string; readonly default?: string }>>;

export interface Delivery {
  readonly inputs: InputTable;
  /** What it brings, before what is said of it: `an issue`. */
  readonly what: string;
  /**
   * What the inputs ask for; null: nothing.
   * @throws DriftlineError `usage`, and nothing is pulled
   */
  readonly prepare: (request: DeliveryRequest) => Prepared | null | Promise<Prepared | null>;
}
