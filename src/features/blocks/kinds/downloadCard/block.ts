import { defineBlock } from "../../define-block.ts";
import { field } from "../../field-kinds.ts";
import { choice } from "../../option-kinds.ts";

const language = choice(
  "language",
  "options.language",
  [
    { value: "none", label: "choices.languages.none" },
    { value: "de", label: "choices.languages.de" },
    { value: "fr", label: "choices.languages.fr" },
    { value: "it", label: "choices.languages.it" },
    { value: "rm", label: "choices.languages.rm" },
    { value: "en", label: "choices.languages.en" },
    { value: "sq", label: "choices.languages.sq" },
    { value: "sr", label: "choices.languages.sr" },
    { value: "hr", label: "choices.languages.hr" },
    { value: "es", label: "choices.languages.es" },
    { value: "pt", label: "choices.languages.pt" },
  ],
  "none",
);

/** One document. Where nobody has given it a title, its file's name stands there. */
export const downloadCardBlock = defineBlock({
  kind: "downloadCard",
  category: null,
  label: "kinds.downloadCard",
  addLabel: "adding.document",
  icon: "FileDown",
  fields: { file: field.document(), title: field.title(), description: field.richText(), date: field.text() },
  options: { language: language() },
});
