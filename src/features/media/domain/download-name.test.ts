import { expect, it } from "vitest";
import { downloadName } from "./download-name.ts";

it.each([
  ["Preisliste Frühling 2026.pdf", "pdf", "preisliste-fruehling-2026.pdf"],
  ['"; filename=x.html\r\n.docx', "docx", "filename-x-html.docx"],
  ["Rechnung\u202efdp.exe.pdf", "pdf", "rechnung-fdp-exe.pdf"],
  ["../../~home.pdf", "pdf", "home.pdf"],
  ["日本語.odt", "odt", "dokument.odt"],
  [`${"lang ".repeat(40)}.pdf`, "pdf", `${"lang-".repeat(12)}lang.pdf`],
])("fetches %j under a name that an address and a header can hold", (filename, extension, expected) =>
  expect(downloadName(filename, extension)).toBe(expected),
);
