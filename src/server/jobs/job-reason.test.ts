import { expect, it } from "vitest";
import { jobReason } from "./job-reason.ts";

const coded = (code: string, name = "Error") => Object.assign(new Error("no"), { code, name });

it.each([
  ["elsewhere", new Error("connect ECONNREFUSED 127.0.0.1:25")],
  ["elsewhere", new TypeError("fetch failed", { cause: coded("ECONNRESET") })],
  ["database", coded("P2024", "PrismaClientKnownRequestError")],
  ["database", coded("57P01")],
  ["disk", coded("ENOSPC")],
  ["lost", { value: { message: "job failed by timeout in active state" } }],
  ["lost", new Error("handler execution exceeded 240000ms")],
  ["other", new Error('column "x" does not exist')],
  ["other", null],
])("a run failed for the reason %s", (reason, error) => expect(jobReason(error)).toBe(reason));
