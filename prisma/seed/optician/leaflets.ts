/** Documents that the demo offers, by the names that pages call them by. */
export const leaflets: Record<string, { filename: string; title: string; lines: string[] }> = {
  lensCare: {
    filename: "kontaktlinsen-pflegen.pdf",
    title: "Kontaktlinsen pflegen",
    lines: [
      "1. Hände waschen und mit einem fusselfreien Tuch trocknen.",
      "2. Linse in die Handfläche legen, zwei Tropfen Lösung dazu.",
      "3. Mit der Fingerkuppe zehn Sekunden reiben, jede Seite.",
      "4. Abspülen, in den Behälter legen, mit frischer Lösung füllen.",
      "5. Vier Stunden ruhen lassen. Nie Leitungswasser verwenden.",
      "Den Behälter jeden Monat ersetzen. Bei Rötung: Linse heraus und anrufen.",
      "Optik Lindengut, 052 000 00 01",
    ],
  },
  lensCareFrench: {
    filename: "entretenir-ses-lentilles.pdf",
    title: "Entretenir ses lentilles",
    lines: [
      "1. Se laver les mains et les sécher avec un linge sans peluches.",
      "2. Poser la lentille dans la paume, ajouter deux gouttes de solution.",
      "3. Frotter dix secondes du bout du doigt, de chaque côté.",
      "4. Rincer, poser dans l'étui et remplir de solution fraîche.",
      "5. Laisser reposer quatre heures. Jamais d'eau du robinet.",
      "Changer l'étui chaque mois. En cas de rougeur : enlever et appeler.",
      "Optik Lindengut, 052 000 00 01",
    ],
  },
};

/** One sheet with a title and lines below it, as a plain PDF of an A4 page. */
export function leafletBytes({ title, lines }: { title: string; lines: string[] }): Buffer {
  const shown = (text: string) => `(${text.replace(/[\\()]/g, String.raw`\$&`)}) Tj`;
  const content = [
    "BT /F2 26 Tf 64 750 Td",
    shown(title),
    "/F1 13 Tf 0 -20 Td 24 TL",
    ...lines.flatMap((line) => ["T*", shown(line)]),
    "ET",
  ].join("\n");
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, "latin1");
}
