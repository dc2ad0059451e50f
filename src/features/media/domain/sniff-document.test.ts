import { describe, expect, it } from "vitest";
import { testDocx, testPdf, testZip } from "../../../../tests/support/documents.ts";
import { mayBeDocument, sniffDocument } from "./sniff-document.ts";

const types = "[Content_Types].xml";
const open = (kind: string, more = {}) =>
  testZip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, "content.xml": "<a/>", ...more });

describe("a document", () => {
  it.each([
    ["pdf", testPdf()],
    ["docx", testDocx()],
    ["xlsx", testZip({ [types]: "", "xl/workbook.xml": "" })],
    ["pptx", testZip({ [types]: "", "ppt/presentation.xml": "" })],
    ["odt", open("text")],
    ["ods", open("spreadsheet")],
    ["odp", open("presentation")],
  ])("is a %s by its own bytes", (format, bytes) => {
    expect(sniffDocument(bytes)).toBe(format);
    expect(mayBeDocument(bytes.subarray(0, 1_024))).toBe(true);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a page", Buffer.from("<!doctype html><script>1</script>".padEnd(5_000))],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a page with a PDF's first bytes", Buffer.from("%PDF-1.7\n<script>1</script>".padEnd(5_000))],
    ["a page before a PDF", Buffer.concat([Buffer.from("<html>"), testPdf()])],
    ["half of a PDF", testPdf().subarray(0, 300)],
    ["half of an archive", testDocx().subarray(0, 120)],
    ["any archive", testZip({ "index.html": "<script>1</script>" })],
    ["a page before an archive", Buffer.concat([Buffer.from("<html>"), testDocx()])],
    ["a page behind an archive", Buffer.concat([testDocx(), Buffer.from("<script>1</script>")])],
    ["an archive with other first bytes", replaced(testDocx(), 0, "<svg")],
    ["an archive without the sign at its end", replaced(testDocx(), testDocx().length - 22, "<svg")],
    ["an archive's end alone", testDocx().subarray(-22)],
    ["an archive that says more than it holds", directoryAt(testDocx(), 0xffff_fff0)],
    ["an archive whose directory is elsewhere", directoryAt(testDocx(), 3)],
    ["a drawing of OpenDocument", open("graphics")],
  ])("is not %s", (_name, bytes) => expect(sniffDocument(bytes)).toBeNull());

  it("that programs ride along in is named so", () => {
    expect(sniffDocument(testDocx({ "word/vbaProject.bin": "x" }))).toBe("macros");
    expect(sniffDocument(open("text", { "Basic/Standard/Module1.xml": "x" }))).toBe("macros");
  });
});

/** The same archive, which says that its directory begins elsewhere. */
function directoryAt(archive: Buffer, at: number): Buffer {
  const changed = Buffer.from(archive);
  changed.writeUInt32LE(at, changed.length - 6);
  return changed;
}

function replaced(archive: Buffer, at: number, text: string): Buffer {
  const changed = Buffer.from(archive);
  changed.write(text, at);
  return changed;
}
