import type { FormPart } from "./form-field.ts";

/** A message, and how to answer it. */
export function messageForm(): FormPart[] {
  return [
    {
      heading: "message",
      fields: [
        { name: "name", type: "text", isRequired: true, autocomplete: "name" },
        { name: "email", type: "email", isRequired: true, autocomplete: "email" },
        { name: "phone", type: "tel", autocomplete: "tel" },
        { name: "message", type: "longText", isRequired: true },
      ],
    },
  ];
}
