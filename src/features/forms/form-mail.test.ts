import { expect, it } from "vitest";
import { mailSchema } from "~/features/mail/schema.ts";
import type { FormValues } from "./domain/check-form.ts";
import type { FormField } from "./domain/form-field.ts";
import { formMail } from "./form-mail.ts";

const text = (key: string): FormField => ({ name: `q-${key}`, label: `${key}?`, type: "longText" });
const inbox = "https://optik.example/de/edit?inbox=1";
const shared = { to: "laden@example.ch", site: "Optik", page: "Kontakt", inbox, when: "27. November 2026, 08:30" };
const mailOf = (fields: FormField[], values: FormValues) =>
  formMail({ ...shared, locale: "de", told: "whole", fields, values });

it("is a mail however much was written", () => {
  const fields = Array.from({ length: 9 }, (_, at) => text(String(at)));
  const values = Object.fromEntries(fields.map(({ name }) => [name, "😀".repeat(2_500)]));
  for (const more of ["", "x"]) {
    const mail = mailOf(fields, { ...values, "q-0": `${more}y` });
    expect(mailSchema.safeParse(mail).success).toBe(true);
    expect(mail.text).toMatch(/😀 \[…\]$/u);
  }
});

it("puts a colon behind what asks without a mark, and is answered to the first address that was left", () => {
  const fields: FormField[] = [
    text("Wer"),
    { name: "email", type: "email" },
    { name: "q-2", label: "Andere", type: "email" },
  ];
  const mail = mailOf(fields, { "q-Wer": "Ada", email: "", "q-2": "ada@example.ch" });
  expect(mail.text).toContain("Wer? Ada\nAndere: ada@example.ch");
  expect(mail.replyTo).toBe("ada@example.ch");
});

it("numbers what is called alike as the inbox does, so that an answer to the second alone is not taken for the first's", () => {
  const fields: FormField[] = [text("Wer"), { ...text("2"), label: "Wer?" }, { name: "email", type: "email" }];
  const { text: said } = mailOf(fields, { "q-Wer": "", "q-2": "Ada", email: "ada@example.ch" });
  expect(said).toContain("Wer? (2): Ada\nE-Mail: ada@example.ch");
});

it("names the files that came, and where they are got, and says nothing of it where none did", () => {
  const fields: FormField[] = [{ name: "q-cv", label: "Lebenslauf", type: "file" }];
  const { text: said } = mailOf(fields, { "q-cv": ["cv.pdf", "bild.jpg"] });
  expect(said).toContain("Lebenslauf: cv.pdf, bild.jpg");
  expect(said).toContain(inbox);
  expect(mailOf(fields, { "q-cv": [] }).text).not.toContain(inbox);
});

it.each([
  ["de", "Jemand hat auf Optik das Formular der Seite «Kontakt» ausgefüllt: 27. November 2026, 08:30."],
  ["fr", "Quelqu’un a rempli sur Optik le formulaire de la page « Kontakt » : 27. November 2026, 08:30."],
])(
  "is a notice alone where the site wants no more (%s): the page, the time, the inbox, and nothing that was written",
  (locale, lead) => {
    const fields: FormField[] = [text("Wer"), { name: "email", type: "email" }, { name: "q-cv", type: "file" }];
    const values = { "q-Wer": "Ada", email: "ada@example.ch", "q-cv": ["cv.pdf"] };
    const mail = formMail({ ...shared, locale, told: "notice", fields, values });
    expect(mail.text.split("\n")[0]?.replaceAll(/[\u00A0\u202F]/g, " ")).toBe(lead);
    expect(mail.text.endsWith(`\n${inbox}`)).toBe(true);
    expect(JSON.stringify(mail)).not.toMatch(/Ada|ada@|cv\.pdf/);
  },
);
