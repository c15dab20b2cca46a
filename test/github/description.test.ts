// The checker of requests and answers: it reports what GitHub would refuse or never answer.
import { describe, expect, it, test } from "vitest";
import { answerProblems, operationOf, requestProblems } from "./description.ts";

const issues = operationOf("POST", "/repos/o/r/issues")!;
const issue = operationOf("PATCH", "/repos/o/r/issues/1")!;
const none = new URLSearchParams();

describe("GitHub's description", () => {
  it("accepts what is right", () => {
    expect(requestProblems(issues, none, { title: "x", body: "y", labels: ["z"], assignees: [] })).toEqual([]);
    expect(requestProblems(issue, none, { state: "closed", state_reason: "not_planned" })).toEqual([]);
    expect(answerProblems(operationOf("GET", "/repos/o/r/issues")!, 200, [])).toEqual([]);
  });

  test.each<[string, typeof issues, object | undefined]>([
    ["no title", issues, { body: "y" }],
    ["no body at all", issues, undefined],
    ["labels as a text", issues, { title: "x", labels: "z" }],
    ["another property", issues, { title: "x", colour: "red" }],
    ["a state that is none", issue, { state: "shut" }],
    ["a reason that is none", issue, { state: "closed", state_reason: "bored" }],
  ])("refuses %s", (_, operation, body) => {
    expect(requestProblems(operation, none, body)).not.toEqual([]);
  });

  it("refuses a query that it does not know, and a value that is none", () => {
    const list = operationOf("GET", "/repos/o/r/issues")!;
    expect(requestProblems(list, new URLSearchParams({ state: "all", per_page: "100" }), undefined)).toEqual([]);
    expect(requestProblems(list, new URLSearchParams({ state: "every" }), undefined)).not.toEqual([]);
    expect(requestProblems(list, new URLSearchParams({ label: "x" }), undefined)).not.toEqual([]);
  });

  it("refuses answers without what they must have, and operations that are none", () => {
    expect(answerProblems(issues, 201, { number: 1 })).not.toEqual([]);
    expect(answerProblems(issues, 299, {})).not.toEqual([]);
    expect(operationOf("DELETE", "/repos/o/r/issues")).toBeUndefined();
  });
});
