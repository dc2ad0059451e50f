import { formOptions } from "../form-fields.ts";
import { contactFormBlock } from "./contactForm/block.ts";
import { describe, expect, it } from "vitest";
import { namedEntryName } from "~/features/blocks/data/listing-data.ts";
import { askedAbout } from "../asked-about.ts";
import { answerName, type FormAnswer } from "../answer.ts";
import { fieldsOf, type FormKind } from "../domain/forms.ts";
import { renderSection, testId, type TestGroup } from "../../../../tests/support/render-block.tsx";

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

describe("a form that an editor made", () => {
  const cards: TestGroup[] = [
    {
      kind: "formQuestion",
      id: testId("when"),
      options: { answer: "choice", required: true },
      content: { label: { texts: { de: "Wann?" } }, choices: { texts: { de: "Heute" }, rich: true } },
    },
    {
      kind: "formQuestion",
      id: testId("who"),
      content: { label: { texts: { de: 'Wer "sind" Sie?' } }, help: { texts: { de: "Wie im Pass" }, rich: true } },
    },
  ];
  const [when, who] = [testId("when"), testId("who")].map((card) => `q-${card}`) as [`q-${string}`, `q-${string}`];
  const html = (answer?: Omit<FormAnswer, "groupId">) =>
    renderSection(
      { id, kind: "form", cards },
      "visitor",
      [],
      answer ? { [answerName]: { groupId: id, ...answer } } : {},
    );

  it("asks what its cards ask, and nothing besides", () => {
    expect(html()).toContain("Wann?");
    expect(html()).not.toContain('name="message"');
    expect(control(html(), when)).toContain('value="Heute"');
    expect(control(html(), who)).toContain(`aria-describedby="${who}-${id}-help"`);
  });

  it("shows what was entered again, with each problem at its place, and opens at what it says of them", () => {
    const again = html({
      entered: { [who]: "<b>Ada" },
      problems: { [when]: "choose", [who]: "tooLong" },
      notice: "check",
    });
    expect(control(again, who)).toContain('value="&lt;b&gt;Ada"');
    expect(again).toContain(`<a href="#${when}-${id}">Wann? – Bitte auswählen</a>`);
    expect(control(again, who)).toContain(`aria-describedby="${who}-${id}-help ${who}-${id}-problem"`);
    expect(again.match(/<[^>]*autofocus[^>]*>/gi)).toEqual([expect.stringContaining("form__notice")]);
  });

  it("says before a file is chosen what may be sent, and sends files as they are", () => {
    const card = {
      kind: "formQuestion",
      id: testId("cv"),
      options: { answer: "file" },
      content: { label: { texts: { de: "Lebenslauf" } } },
    };
    const html = renderSection({ id, kind: "form", cards: [card] }, "visitor");
    const name = `q-${card.id}`;
    expect(html).toContain('encType="multipart/form-data"');
    expect(html).toContain("Höchstens 5 Dateien, je bis 10\u00a0MB");
    expect(control(html, name)).toMatch(/type="file".*accept="\.pdf,\.jpg/);
    expect(control(html, name)).toContain(`aria-describedby="${name}-${id}-limits"`);
    expect(renderSection({ id, kind: "form", cards }, "visitor")).not.toContain("encType");
  });

  it("is written by editors where it stands, who see the usual questions while there are none", () => {
    const edited = renderSection({ id, kind: "form", cards }, "editor");
    expect(edited.match(/data-field="label"/g)).toHaveLength(2);
    expect(edited.match(/data-field="choices"/g)).toHaveLength(1);
    expect(edited).not.toContain("Solange keine eigene Frage da ist");
    expect(renderSection({ id, kind: "form" }, "editor")).toContain("Solange keine eigene Frage da ist");
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

it("asks for no appointment where it is asked about an entry, and says so in words of its own", () => {
  const content = {
    title: { texts: { de: "Wann passt es?" } },
    submitLabel: { texts: { de: "Termin anfragen" } },
    sentText: { texts: { de: "Bis zum Termin" }, rich: true },
  };
  const section = { id, kind: "contactForm", options: { other: true }, content };
  const entry = { id: testId("job"), title: "Lehrstelle" };
  const html = renderSection(section, "visitor", [], { [namedEntryName]: entry }, undefined, (sections, { t }) =>
    askedAbout(sections, entry, t),
  );
  const names = [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  const asked = ["vorname", "nachname", "email", "telefon", "fragenAnmerkungen"];
  expect(names).toEqual(["form", "about", "website", ...asked]);
  expect(html.match(/Lehrstelle/g)).toHaveLength(1);
  expect(html).toContain("Absenden");
  expect(html).not.toMatch(/Wann passt es|Termin/);
  expect(renderSection(section, "visitor")).toMatch(/Wann passt es.*Termin anfragen.*Bis zum Termin/s);
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
  expect(html.match(/<[^>]*autofocus[^>]*>/gi)).toEqual([expect.stringContaining("form__notice")]);
});

it("calls no answer wrong that nobody has given yet, as browsers do where a choice or a day is required", () => {
  const required = draw("contactForm", { lensCheck: true }).match(/<(?:input|textarea)[^>]* required=""[^>]*>/g) ?? [];
  expect(required.length).toBeGreaterThan(8);
  expect(required.filter((tag) => !tag.includes('aria-invalid="false"'))).toEqual([]);
});

it("opens at what it says where no question is the cause", () => {
  const html = draw("contactForm", {}, { entered: { vorname: "Ada" }, problems: {}, notice: "waitLong" });
  expect(html.match(/<[^>]*autofocus[^>]*>/gi)).toEqual([expect.stringContaining("form__notice")]);
  expect(html).toContain("Ohne JavaScript werden von hier nur wenige Nachrichten");
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
  expect(html).toContain("Mit * markierte Felder bitte ausfüllen.");
  const closed = draw("aspectSponsorForm", { bookingClosed: true });
  expect(closed).toContain("Die Buchung ist zurzeit geschlossen.");
  expect(closed).toMatch(/<fieldset [^>]*disabled/);
  expect(closed).not.toContain("Mit * markierte Felder");
});

it("offers each of thirteen themes that is switched on", () => {
  const all = Object.keys(contactFormBlock.options).filter((name) => !Object.hasOwn(formOptions, name));
  expect(all).toHaveLength(13);
  const on = Object.fromEntries(all.map((name) => [name, true]));
  expect(fieldsOf("contactForm", on).find(({ name }) => name === "themes")?.choices).toEqual(all);
});
