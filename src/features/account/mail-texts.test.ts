import { expect, it } from "vitest";
import { mailSchema } from "~/features/mail/schema.ts";
import { editorLocales } from "~/lib/locales.ts";
import { invitationTexts, newDeviceTexts, resetMailTexts, scheduleRefusedTexts } from "./mail-texts.ts";

const link = "https://optik.example/de/account";
const isMail = (words: { subject: string; text: string }) =>
  expect(mailSchema.safeParse({ to: "ada@example.ch", ...words }).error).toBeUndefined();

it.each(editorLocales)("are mails in %s whatever people, pages and sites are called", (locale) => {
  const [name, site, page] = ["N\u0003".repeat(50), "S\u0002\u2028".repeat(33), "P\u0007".repeat(150)];
  const person = { link, name, site };
  const planned = { ...person, page, when: "heute", refusal: "other" };
  isMail(resetMailTexts(locale, person));
  isMail(invitationTexts(locale, { ...person, by: name, isNew: true }));
  isMail(newDeviceTexts(locale, { ...person, device: null, ip: "192.0.2.1", when: "heute" }));
  for (const action of ["publish", "takeDown"] as const) isMail(scheduleRefusedTexts(locale, { ...planned, action }));
});
