import { expect, it } from "vitest";
import { testBranch } from "../../../../tests/support/test-branch.ts";
import { defaultSettings } from "~/features/site/schema.ts";
import { recipientOf } from "./recipient.ts";

const branch = testBranch("Filiale", { email: "filiale@example.ch" });
const site = (contact: string, footer: string, businessName: string | null) => ({
  settings: {
    ...defaultSettings,
    contact: { ...defaultSettings.contact, email: contact },
    footer: { ...defaultSettings.footer, email: footer },
  },
  businessName,
  branches: [branch],
});

it("takes the address of the settings, else the footer's, else that of its own business", () => {
  expect(recipientOf(site("a@example.ch", "b@example.ch", "Muster"))).toBe("a@example.ch");
  expect(recipientOf(site(" ", "b@example.ch", "Muster"))).toBe("b@example.ch");
  expect(recipientOf(site("", "", "Muster"))).toBe("filiale@example.ch");
});

it("sends nothing to businesses that the site only lists", () => expect(recipientOf(site("", "", null))).toBeNull());
