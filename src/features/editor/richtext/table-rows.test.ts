// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { cleanPastedHtml } from "./clean-pasted-html.ts";

function pasted(html: string): string {
  return cleanPastedHtml(html).replaceAll(/\s+/g, " ");
}

/** A cell as Word puts it on the clipboard. */
const wordCell = (...paragraphs: string[]) =>
  `\n  <td width=201 valign=top style='width:150.8pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt'>\n` +
  paragraphs
    .map((words) => `  <p class=MsoNormal style='margin-bottom:0cm;line-height:normal'>${words}<o:p></o:p></p>\n`)
    .join("") +
  "  </td>";
const wordRow = (...cells: string[]) =>
  `\n <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>${cells.join("")}\n </tr>`;
const wordTable = (...rows: string[]) =>
  `<p class=MsoNormal>Unsere Preise</p><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>${rows.join("")}\n</table><p class=MsoNormal>Alle in CHF</p>`;

describe("tables that are pasted", () => {
  it("become a paragraph for each row, with their emphasis and without empty cells", () => {
    const html = wordTable(
      wordRow(wordCell("<b>Leistung</b>"), wordCell("<b>Dauer</b>"), wordCell("<b>Preis</b>")),
      wordRow(wordCell("Sehtest"), wordCell("&nbsp;"), wordCell("40.–")),
      wordRow(wordCell("Kontaktlinsen", "<i>neu anpassen</i>"), wordCell("60 Minuten"), wordCell("120.–")),
      wordRow(wordCell("&nbsp;"), wordCell("&nbsp;"), wordCell("&nbsp;")),
    ).replaceAll("<o:p></o:p>", "");
    expect(pasted(html).replaceAll(/ (class|style)="[^"]*"/g, "")).toBe(
      "<p>Unsere Preise</p><p><b>Leistung</b> | <b>Dauer</b> | <b>Preis</b></p><p>Sehtest | 40.–</p>" +
        "<p>Kontaktlinsen <i>neu anpassen</i> | 60 Minuten | 120.–</p><p>Alle in CHF</p>",
    );
  });

  it("are read with their caption and their head first", () => {
    const html = `<table><caption>Zeiten</caption><tbody><tr><td>Mo</td><td>8–12</td></tr></tbody><thead><tr><th>Tag</th><th>offen</th></tr></thead></table>`;
    expect(pasted(html)).toBe("<p>Zeiten</p><p>Tag | offen</p><p>Mo | 8–12</p>");
  });

  it.each([
    ["of one column", "<table><tbody><tr><td><p>eins</p><p>zwei</p></td></tr></tbody></table>"],
    ["that lay out a page", "<table><tbody><tr><td><ul><li>eins</li></ul></td><td>zwei</td></tr></tbody></table>"],
  ])("%s stay as they are", (_, html) => expect(pasted(html)).toBe(html));
});
