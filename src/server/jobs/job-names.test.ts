import { expect, it } from "vitest";
import { leaves } from "~/i18n/catalogue.ts";
import { de } from "~/i18n/messages/de.ts";
import { allJobs } from "./all.ts";

it("has a name that admins read for every job, and for no other", () =>
  expect(leaves(de.account.jobNames).map(([key]) => key)).toEqual(allJobs.map(({ name }) => name).toSorted()));
