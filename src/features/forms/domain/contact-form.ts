import { aboutEntry, type FormChoice, type FormField, type FormPart } from "./form-field.ts";

/** What people may write about, each offered where the section says so. */
export const themes = [
  "glassDetermination",
  "healthCheck",
  "eyeAnalysis",
  "learnerVisionTest",
  "lensFitting",
  "lensCheck",
  "lensSubscription",
  "frequentlensDirect",
  "glassesConsultation",
  "glassesService",
  "sunglassesConsultation",
  "myopiaManagement",
  "other",
] as const;

const titles = ["frau", "herr", "divers"] as const satisfies FormChoice[];
const yesOrNo = ["ja", "nein"] as const satisfies FormChoice[];

/** Asks for an appointment, or about an entry. Without a theme to choose from, the question about it is left out. */
export function contactForm(options: Readonly<Record<string, unknown>>): FormPart[] {
  if (aboutEntry in options) return [{ heading: "message", fields: options[aboutEntry] as FormField[] }];
  const offered = themes.filter((theme) => options[theme] === true);
  return [
    {
      heading: "person",
      fields: [
        { name: "anrede", type: "choice", isRequired: true, missing: "choose", choices: titles },
        { name: "vorname", type: "text", isRequired: true, autocomplete: "given-name" },
        { name: "nachname", type: "text", isRequired: true, autocomplete: "family-name" },
        { name: "dateOfBirth", type: "date", autocomplete: "bday" },
        { name: "strasse", type: "text", autocomplete: "address-line1" },
        { name: "plz", type: "text", isRequired: true, autocomplete: "postal-code" },
        { name: "ort", type: "text", autocomplete: "address-level2" },
        { name: "email", type: "email", isRequired: true, autocomplete: "email" },
        { name: "telefon", type: "tel", isRequired: true, autocomplete: "tel" },
      ],
    },
    {
      heading: "appointment",
      fields: [
        { name: "existingCustomer", type: "choice", isRequired: true, missing: "choose", choices: yesOrNo },
        ...(offered.length > 0
          ? ([{ name: "themes", type: "choices", isRequired: true, missing: "chooseSome", choices: offered }] as const)
          : []),
        { name: "bevorzugterTermin", type: "date", isRequired: true, isAhead: true },
        { name: "bevorzugteUhrzeit", type: "time", isRequired: true },
        { name: "fragenAnmerkungen", type: "longText" },
      ],
    },
  ];
}
