import { describe, expect, it } from "vitest";
import { checkForm, type Entered } from "./check-form.ts";
import { fieldsOf } from "./forms.ts";
import { mostInLine, mostInText } from "./form-field.ts";

const contact = fieldsOf("contactForm", { lensCheck: true, other: true });
const request: Entered = {
  anrede: "frau",
  vorname: "Ada",
  nachname: "Muster",
  plz: "8400",
  email: "ada@example.ch",
  telefon: "052 000 00 01",
  existingCustomer: "nein",
  themes: ["lensCheck", "other"],
  bevorzugterTermin: "2026-12-01",
  bevorzugteUhrzeit: "14:30",
};
const sponsor = fieldsOf("aspectSponsorForm", { stehlunch: true });
const booking: Entered = { company: "Muster AG", contactName: "Ada", phone: "052", email: "ada@example.ch" };

describe("the request for an appointment", () => {
  it("is taken without birthday, street, place and notes", () => {
    const { values, problems } = checkForm(contact, request);
    expect(problems).toEqual({});
    expect(values).toEqual({ ...request, dateOfBirth: "", strasse: "", ort: "", fragenAnmerkungen: "" });
  });

  it("names each thing that it misses", () => {
    expect(checkForm(contact, {}).problems).toEqual({
      anrede: "choose",
      vorname: "required",
      nachname: "required",
      plz: "required",
      email: "required",
      telefon: "required",
      existingCustomer: "choose",
      themes: "chooseSome",
      bevorzugterTermin: "required",
      bevorzugteUhrzeit: "required",
    });
  });

  it.each([
    ["a title that is none of the three", { anrede: "dr" }, { anrede: "choose" }],
    ["an address without a host", { email: "ada@" }, { email: "email" }],
    ["two addresses", { email: "a@b.ch,c@d.ch" }, { email: "email" }],
    ["a telephone number without a digit", { telefon: "abc" }, { telefon: "phoneFormat" }],
    ["a name of spaces", { vorname: " \t" }, { vorname: "required" }],
    ["a theme that is switched off", { themes: "healthCheck" }, { themes: "chooseSome" }],
    ["a name that is too long", { nachname: "x".repeat(mostInLine + 1) }, { nachname: "tooLong" }],
    [
      "notes that are too long",
      { fragenAnmerkungen: "x".repeat(mostInText + 1) },
      { fragenAnmerkungen: "tooLongText" },
    ],
    ["a filled honeypot", { website: "https://spam.example" }, { website: "spam" }],
  ] as const)("refuses %s", (_name, changed, problems) =>
    expect(checkForm(contact, { ...request, ...changed }).problems).toEqual(problems),
  );

  it("asks for no theme where none is switched on", () => {
    const { problems, values } = checkForm(fieldsOf("contactForm", {}), { ...request, themes: "other" });
    expect(problems).toEqual({});
    expect(values).not.toHaveProperty("themes");
  });

  it("keeps a line a line, a text its lines, and nothing that no field asks for", () => {
    const { values } = checkForm(contact, {
      ...request,
      nachname: "Muster\r\nBcc: all@example.ch\u0000",
      fragenAnmerkungen: "eins\r\nzwei\u0007",
      toString: "x",
      __proto__: "y",
      role: "admin",
    });
    expect(values["nachname"]).toBe("Muster Bcc: all@example.ch");
    expect(values["fragenAnmerkungen"]).toBe("eins\nzwei");
    expect(Object.keys(values).toSorted()).toEqual(contact.map(({ name }) => name).toSorted());
  });
});

describe("the booking of a sponsor", () => {
  it("is taken without any package", () => expect(checkForm(sponsor, booking).problems).toEqual({}));

  it("names each thing that it misses", () => {
    expect(checkForm(sponsor, {}).problems).toEqual({
      company: "required",
      contactName: "required",
      phone: "phoneFormat",
      email: "required",
    });
    expect(checkForm(sponsor, { ...booking, email: "info@" }).problems).toEqual({ email: "email" });
  });

  it.each([
    ["-1", "personsCount"],
    ["1.5", "personsCount"],
    ["viele", "personsCount"],
    ["1e3", "personsCount"],
    ["501", "personsMost"],
    ["999999", "personsMost"],
    ["0", undefined],
    [" 2 ", undefined],
    ["", undefined],
  ])("reads %j persons as a number from 0", (numberOfPersons, problem) => {
    const entered = { ...booking, numberOfPersons, personsNames: "Ada, Ben" };
    expect(checkForm(sponsor, entered).problems.numberOfPersons).toBe(problem);
  });

  it("wants names as soon as somebody comes", () => {
    const counts = { numberOfPersons: "2", aspectNumberOfPersons: "1" };
    const problems = { personsNames: "personsNames", aspectPersonsNames: "personsNames" };
    expect(checkForm(sponsor, { ...booking, ...counts }).problems).toEqual(problems);
    expect(checkForm(sponsor, { ...booking, ...counts, company: "" }).problems).toEqual({
      ...problems,
      company: "required",
    });
  });

  it("refuses what is booked up, and says so", () => {
    expect(checkForm(sponsor, { ...booking, stehlunch: "on" }).problems).toEqual({ stehlunch: "booked" });
    expect(checkForm(sponsor, { ...booking, stehlunch2: "on" }).values["stehlunch2"]).toBe(true);
  });

  it("says what is wrong in the words of its own", () => {
    expect(checkForm(sponsor, { ...booking, phone: "" }).problems).toEqual({ phone: "phoneFormat" });
    expect(checkForm(sponsor, { ...booking, website: "x" }, "noInput").problems).toEqual({ website: "noInput" });
  });
});

describe("a question of an editor's own", () => {
  it.each([
    ["date", "2028-02-29", undefined],
    ["date", "", undefined],
    ["date", "2027-02-29", "dayFormat"],
    ["date", "bald", "dayFormat"],
    ["date", "2026-11-26T10:00", "dayFormat"],
    ["time", "07:05", undefined],
    ["time", "23:59:59", undefined],
    ["time", "", undefined],
    ["time", "24:00", "timeFormat"],
    ["time", "abends", "timeFormat"],
  ] as const)("for a %s is answered with %j", (type, text, problem) => {
    expect(checkForm([{ name: "q-1", type }], { "q-1": text }).problems["q-1"]).toBe(problem);
  });
});
