import { describe, expect, it } from "vitest";
import { fileEndings, problemOfFiles, typeNamed } from "./file-limits.ts";
import { cleanFileName } from "./file-name.ts";
import { officeTypeOf, sniffHead } from "./sniff-file.ts";

const head = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((each) => (typeof each === "string" ? Buffer.from(each, "latin1") : Buffer.alloc(each))));
const open = (kind: string) =>
  head("PK\u0003\u0004", 26, `mimetypeapplication/vnd.oasis.opendocument.${kind}PK\u0003\u0004`);

describe("what a file is by its first bytes", () => {
  it.each([
    ["pdf", head("%PDF-1.7")],
    ["jpeg", head("\u00ff\u00d8\u00ff\u00e0")],
    ["png", head("\u0089PNG\r\n\u001a\n")],
    ["gif", head("GIF89a")],
    ["webp", head("RIFF", 4, "WEBP")],
    ["heic", head(4, "ftypheic")],
    ["odt", open("text")],
    ["ods", open("spreadsheet")],
    ["odp", open("presentation")],
    ["archive", head("PK\u0003\u0004", 26, "[Content_Types].xml")],
    [null, head("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    [null, head("<!doctype html><script>alert(1)</script>%PDF-1.7")],
    [null, head(4, "ftypmp42")],
    ["archive", open("text-template")],
    [null, head("MZ")],
    [null, head("\u00d0\u00cf\u0011\u00e0")],
    [null, head("Guten Tag")],
    [null, head()],
  ])("is %s", (type, bytes) => expect(sniffHead(bytes)).toBe(type));
});

it.each([
  ["docx", ["[Content_Types].xml", "word/document.xml"]],
  ["xlsx", ["[Content_Types].xml", "xl/workbook.xml"]],
  ["pptx", ["[Content_Types].xml", "ppt/presentation.xml"]],
  [null, ["[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"]],
  [null, ["word/document.xml"]],
  [null, ["virus.exe"]],
  [null, []],
])("takes an archive for %s by the names in it", (type, names) => expect(officeTypeOf(names)).toBe(type));

it.each([
  ["cv.pdf", "cv.pdf"],
  ["C:\\fakepath\\..\\Lebens lauf.PDF", "Lebens lauf.PDF"],
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ["gnp\u202Efdp.pdf", "gnpfdp.pdf"],
  [".htaccess", "htaccess"],
  ['a<b>"c|d?.pdf', "a_b__c_d_.pdf"],
  ["a\r\nset-cookie: x.pdf", "aset-cookie_ x.pdf"],
  ["\ud800x.pdf", "x.pdf"],
  ["", "_"],
  [".pdf", "pdf"],
  [`${"ä".repeat(300)}.pdf`, `${"ä".repeat(120)}.pdf`],
])("cleans the name %j", (name, clean) => expect(cleanFileName(name)).toBe(clean));

it("knows each ending, and none that only looks like one", () => {
  for (const [type, endings] of Object.entries(fileEndings))
    for (const ending of endings) expect(typeNamed(`a.b.${ending.toUpperCase()}`)).toBe(type);
  for (const name of ["pdf", "a.pdf.exe", "a.docm", "a.pdf ", "a.pdf/", ""]) expect(typeNamed(name)).toBeNull();
});

it("tells before anything is sent what is too much", () => {
  const sized = (size: number, name = "a.pdf") => ({ name, size });
  const six = Array.from({ length: 6 }, () => sized(1));
  expect(problemOfFiles([])).toBeNull();
  expect(problemOfFiles(six.slice(1))).toBeNull();
  expect(problemOfFiles(six)).toBe("fileCount");
  expect(problemOfFiles([sized(1, "a.exe")])).toBe("fileType");
  expect(problemOfFiles([sized(0)])).toBe("fileEmpty");
  expect(problemOfFiles([sized(10_000_000)])).toBeNull();
  expect(problemOfFiles([sized(10_000_001)])).toBe("fileSize");
  expect(problemOfFiles([sized(8_000_000), sized(7_000_001)])).toBe("fileTotal");
  expect(problemOfFiles([sized(1)], [sized(15_000_000)])).toBe("fileTotal");
  expect(problemOfFiles([sized(1)], six.slice(1)), "five of a form, whatever they answer").toBe("fileCount");
  expect(problemOfFiles([], [...six, sized(15_000_000)])).toBeNull();
});
