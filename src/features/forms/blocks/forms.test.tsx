import { describe, expect, it } from "vitest";
import { answerName, type FormAnswer } from "../answer.ts";
import { fieldsOf, type FormKind } from "../domain/forms.ts";
import { renderSection, testId } from "../../../../tests/support/render-block.tsx";

const id = testId("form");
const kinds: FormKind[] = ["contactForm", "form", "aspectSponsorForm"];
const draw = (kind: FormKind, options = {}, answer?: Omit<FormAnswer, "groupId">) =>
  renderSection({ id, kind, options }, "visitor", [], answer ? { [answerName]: { groupId: id, ...answer } } : {});

/** The tag of the control with this name. */
const control = (html: string, name: string) =>
  new RegExp(`<(input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? "";

describe.each(kinds)("%s", (kind) => {
  it("asks for each of its fields under a name that a browser sends and a label that names the control", () => {
    const options = { other: true };
    const html = draw(kind, options);
    for (const { name, type } of fieldsOf(kind, options)) {
      expect(control(html, name), name).not.toBe("");
      const isLabelled = /^choice|^checkbox/.test(type)
        ? /<label[^>]*><input/
        : new RegExp(`<label[^>]* for="${name}-${id}"`);
      expect(html, name).toMatch(isLabelled);
    }
  });

  it("is a form of its own page, without a script, that says which section it is", () => {
    const html = draw(kind);
    const form = /<form [^>]*>/.exec(html)?.[0];
    expect(form).toContain('method="post"');
    expect(form).toContain('action="?"');
    expect(control(html, "form")).toContain(`value="${id}"`);
    expect(control(html, "website")).toContain('tabindex="-1"');
  });

  it("can be looked at by editors, and not be sent", () => {
    const html = renderSection({ id, kind }, "editor");
    expect(html).not.toContain("<form");
    expect(html).toContain("inert");
    expect(html).toContain("form__sent--shown");
  });
});

it("tells browsers what they may fill in", () => {
  const html = draw("contactForm");
  for (const [name, hint] of [
    ["vorname", "given-name"],
    ["plz", "postal-code"],
    ["email", "email"],
    ["telefon", "tel"],
    ["dateOfBirth", "bday"],
  ] as const)
    expect(control(html, name).toLowerCase()).toContain(`autocomplete="${hint}"`);
});

it("offers the themes that are switched on, and no question without any", () => {
  const html = draw("contactForm", { lensCheck: true });
  expect(html.match(/name="themes"/g)).toHaveLength(1);
  expect(html).toContain("Kontaktlinsen-Kontrolle");
  expect(draw("contactForm")).not.toContain("Worum geht es?");
});

it("shows what was entered again, with each problem at its place and the first one at hand", () => {
  const entered = {
    anrede: "herr",
    vorname: 'A"><b>',
    email: "ada@",
    themes: ["lensCheck"],
    fragenAnmerkungen: "Bis bald",
  };
  const problems = { nachname: "required", email: "email" } as const;
  const html = draw("contactForm", { lensCheck: true, other: true }, { entered, problems, notice: "check" });
  expect(control(html, "vorname")).toContain('value="A&quot;&gt;&lt;b&gt;"');
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="herr"|<input[^>]*value="herr"[^>]*checked=""/);
  expect(html).toContain(">Bis bald</textarea>");
  expect(control(html, "nachname")).toMatch(/aria-invalid="true"/);
  expect(html).toContain(`aria-describedby="email-${id}-problem"`);
  expect(html).toContain(`<a href="#nachname-${id}">Nachname – Bitte ausfüllen</a>`);
  expect(html).toContain("Bitte eine gültige E-Mail-Adresse eingeben");
  expect(html.match(/autofocus/gi)).toHaveLength(1);
  expect(control(html, "nachname")).toMatch(/autofocus/i);
});

it("keeps what was entered in one form out of another on the page", () => {
  const html = renderSection({ id: testId("other"), kind: "form" }, "visitor", [], {
    [answerName]: { groupId: id, entered: { name: "Ada" }, problems: {}, notice: "check" },
  });
  expect(html).not.toContain("Ada");
});

it("has booked packages out of reach, and everything once booking is closed", () => {
  const html = draw("aspectSponsorForm", { stehlunch: true });
  expect(control(html, "stehlunch")).toContain("disabled");
  expect(control(html, "hauptsponsor")).not.toContain("disabled");
  expect(html).toMatch(/CHF 29(’|&#x27;)000/);
  expect(html).not.toContain("Die Buchung ist zurzeit geschlossen.");
  const closed = draw("aspectSponsorForm", { bookingClosed: true });
  expect(closed).toContain("Die Buchung ist zurzeit geschlossen.");
  expect(closed).toMatch(/<fieldset [^>]*disabled/);
});
