// The schema that readers of Ant's format share.
import { expect } from "vitest";
import type { Element } from "./xml.ts";

/** The allowed children and required attributes; after https://github.com/windyroad/JUnit-Schema, JUnit.xsd. */
const grammar: Record<string, { children: RegExp; attributes: readonly string[]; optional?: readonly string[] }> = {
  testsuites: { children: /^(?:testsuite )*$/, attributes: [] },
  testsuite: {
    children: /^properties (?:testcase )*system-out system-err $/,
    attributes: ["name", "package", "id", "timestamp", "hostname", "tests", "failures", "errors", "time"],
    optional: ["skipped"],
  },
  properties: { children: /^(?:property )*$/, attributes: [] },
  property: { children: /^$/, attributes: ["name", "value"] },
  testcase: { children: /^(?:skipped |error |failure )?$/, attributes: ["name", "classname", "time"] },
  skipped: { children: /^$/, attributes: [], optional: ["message"] },
  error: { children: /^$/, attributes: ["type"], optional: ["message"] },
  failure: { children: /^$/, attributes: ["type"], optional: ["message"] },
  "system-out": { children: /^$/, attributes: [] },
  "system-err": { children: /^$/, attributes: [] },
};

/** Expects a suite of tests that readers of Ant's format accept. */
export function expectJunit(element: Element): void {
  const { children, attributes, optional = [] } = grammar[element.name]!;
  expect(element.children.map(({ name }) => `${name} `).join("")).toMatch(children);
  expect(Object.keys(element.attributes)).toEqual(expect.arrayContaining([...attributes]));
  expect([...attributes, ...optional]).toEqual(expect.arrayContaining(Object.keys(element.attributes)));
  for (const name of ["name", "hostname"]) expect(element.attributes[name]?.trim()).not.toBe("");
  if (element.children.length > 0) expect(element.text.trim()).toBe("");
  if (element.name === "testsuite") {
    expect(element.attributes["timestamp"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    const cases = element.children.filter(({ name }) => name === "testcase");
    const having = (outcome: string) => String(cases.filter(({ children }) => children[0]?.name === outcome).length);
    expect(element.attributes).toMatchObject({
      tests: String(cases.length),
      failures: having("failure"),
      errors: having("error"),
      skipped: having("skipped"),
    });
  }
  for (const child of element.children) expectJunit(child);
}
