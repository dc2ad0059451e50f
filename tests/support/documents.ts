/** A PDF of one page without words: all that one needs to be whole. */
export function testPdf(title = "Test"): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
    `<< /Title (${title}) >>`,
  ];
  let text = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R >>\n`;
  return Buffer.from(`${text}startxref\n${start}\n%%EOF\n`, "latin1");
}

/** A ZIP archive of these files, not packed; their sums are left out, for nobody unpacks them here. */
export function testZip(files: Readonly<Record<string, string>>): Buffer {
  const [locals, entries]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const size = Buffer.byteLength(text);
    const said = Buffer.alloc(26);
    said.writeUInt16LE(20, 0);
    said.writeUInt32LE(size, 14);
    said.writeUInt32LE(size, 18);
    said.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), said, Buffer.from(name), Buffer.from(text)]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), said, more, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from("PK\u0005\u0006"), end]);
}

/** A text document of Word, as far as anybody looks here. */
export const testDocx = (more: Readonly<Record<string, string>> = {}): Buffer =>
  testZip({ "[Content_Types].xml": "<Types/>", "word/document.xml": "<document/>", ...more });
