import { expect, it } from "vitest";
import type { FormProblems } from "./domain/check-form.ts";
import { noticeOf } from "./form-texts.ts";

it.each<[string, FormProblems]>([
  ["booked", { hauptsponsor: "booked", stehlunch: "booked" }],
  ["check", { hauptsponsor: "booked", email: "email" }],
  ["check", { email: "email" }],
])("says «%s» over a form for %o", (notice, problems) => expect(noticeOf(problems)).toBe(notice));
