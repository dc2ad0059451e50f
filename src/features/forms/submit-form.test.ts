import { expect, it } from "vitest";
import { env } from "~/server/env.ts";
import { countTry } from "./submit-form.ts";

it("counts the tries of one network together, from however many of its addresses they come", () => {
  const most = 6 * env.FORMS_PER_HOUR_AND_IP;
  for (let host = 0; host < most; host += 1) countTry(`2001:db8:57:1::${host.toString(16)}`);
  expect(() => countTry("2001:db8:57:1:ffff::1")).toThrow(expect.objectContaining({ code: "too-many" }));
  expect(() => countTry("2001:db8:57:2::1")).not.toThrow();
});
