// The type of a delivery: a result besides files and log. A delivery is one file here and one line in index.ts.
import type { DriftlineError } from "../../errors.ts";
import type { Finding, Report } from "../../model/report/index.ts";
import type { FormatName } from "../../reporters/index.ts";
import type { Config } from "../../run/config.ts";
import type { RepeatableAudit } from "../../run/run-audit.ts";

/** The inputs, the runner's environment and the configuration, before anything is pulled. */
export interface DeliveryRequest {
  readonly input: (name: string) => string | undefined;
  /** Returns the entries of an input that is a list. */
  readonly words: (name: string) => readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The text of the event file. */
  readonly event: string | undefined;
  readonly config: Config;
  /** The organization, if it was named. */
  readonly organization: string | null;
  /** Whether the repository is public, without `allow-public`. */
  readonly isExposed: boolean;
}

/** The result of an audit for its deliveries. */
export interface DeliveryInput {
  readonly result: RepeatableAudit;
  /** Redacts a report, or data derived from it, for the repository's readers. */
  readonly show: <T>(report: T) => T;
  /** The redacted report. */
  readonly report: Readonly<Report>;
  /** Called with every text before anything is sent. @throws DriftlineError `leak` if it contains a secret */
  readonly check: (text: string) => void;
}

export interface DeliveryOutcome {
  readonly notices?: readonly string[];
  readonly warnings?: readonly string[];
  /** Windows that opened and were remediated between two audits, if the delivery knows them. */
  readonly transient?: readonly Finding[];
  /** Outputs of the Action that the delivery knows. */
  readonly outputs?: Readonly<Record<string, string | number>>;
  /** What could not be delivered, if the rest of this outcome is true all the same. */
  readonly failure?: DriftlineError;
}

/** A requested delivery with its options. */
export interface PreparedDelivery {
  /** The fixed texts of its output, for the leak scan: our own words are not secrets. */
  readonly formats?: readonly FormatName[];
  readonly ownTexts?: readonly string[];
  /** @throws DriftlineError if the delivery failed */
  readonly deliver: (input: DeliveryInput) => Promise<DeliveryOutcome>;
}

/**
 * Reports a run that failed without a report.
 * @throws DriftlineError if that failed
 */
type Alarm = (failure: DriftlineError, show: DeliveryInput["show"]) => Promise<void>;

/** Inputs of the Action by name: the description, and the default if there is one. */
export type InputTable = Readonly<Record<string, string | { readonly description: string; readonly default: string }>>;

export interface Delivery {
  readonly inputs: InputTable;
  /** The result, for messages: `an issue`. */
  readonly label: string;
  /**
   * Reads the options from the inputs; null: not requested.
   * @throws DriftlineError `usage`, before anything is pulled
   */
  readonly prepare: (request: DeliveryRequest) => PreparedDelivery | null | Promise<PreparedDelivery | null>;
  /**
   * Reads what an alarm needs, and nothing else: other inputs may be wrong. null: no alarm is to be sent.
   * @throws DriftlineError `usage` if what it needs is wrong
   */
  readonly prepareAlarm?: (request: DeliveryRequest) => Promise<Alarm | null>;
}
