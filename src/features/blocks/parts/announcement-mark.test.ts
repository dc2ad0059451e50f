import { expect, it } from "vitest";
import { announcementMark } from "./announcement-mark.ts";

it("stays the same for the same words, however they are broken", () =>
  expect(announcementMark(" Wir machen\n Ferien. ")).toBe(announcementMark("Wir machen Ferien.")));

it("changes with the words, so that a new announcement is shown again", () =>
  expect(announcementMark("Ferien bis 3. August")).not.toBe(announcementMark("Ferien bis 4. August")));

it("is short, whatever is said", () => expect(announcementMark("👓".repeat(5000)).length).toBeLessThanOrEqual(7));
