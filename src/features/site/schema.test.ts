import { expect, it } from "vitest";
import { defaultSettings } from "./schema.ts";

it("begins with business data that is looked up, middle logos, an opaque header and a German editor", () => {
  const logo = { useBusinessDataFromLookUp: true, logoSize: "medium", upperCase: false };
  expect(defaultSettings).toMatchObject({
    appearance: { header: "opaque", triangle: false, bubble: false, gradient: { enabled: false } },
    header: { ...logo, logoPosition: "left", boldHeaderFont: false, loginPage: { useLinkToLoginPage: false } },
    footer: { ...logo, links: { showTerms: false } },
    bookingButton: { active: false, position: "right", useShoreBooking: false },
    editor: { locale: "de" },
  });
});
