import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteMedium } from "~/features/media/delete-medium.ts";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importDocument } from "~/features/media/import-document.ts";
import { replaceMedium } from "~/features/media/replace-medium.ts";
import { mediaRefSchema, type MediaRef } from "~/features/media/schema.ts";
import { listMedia } from "~/features/media/service.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { testDocx, testPdf } from "../support/documents.ts";
import { cookieOf, makeSite, type TestSite } from "../support/two-sites.ts";
import { addressIn, askForAddress, sendRest } from "../support/upload-calls.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
const api = useApiServer(database);
let server: WebServer;
let site: TestSite;
let other: TestSite;
let cookie = "";

beforeAll(async () => {
  site = await makeSite(database.db, "documents-a");
  other = await makeSite(database.db, "documents-b");
  cookie = await cookieOf(database.db, site.opticianId, site.id);
  server = await startWebServer(database.url);
});
afterAll(async () => {
  await server.close();
  await rm(dirname(mediaFolder({ siteId: site.id, objectId: site.id })), { recursive: true, force: true });
});

const ask = (name: string, size: number, slug = "document") =>
  askForAddress(api, site.host, { name, size, type: "application/pdf" }, { cookie }, { slug });

async function upload(name: string, bytes: Buffer) {
  const asked = await ask(name, bytes.length);
  if (asked.status !== 200) return asked;
  return await sendRest(api, { host: site.host, path: addressIn(asked), bytes, headers: { cookie } });
}
const mediumIn = ({ body }: { body: unknown }): MediaRef =>
  mediaRefSchema.parse((body as { serverData: { medium: unknown } }).serverData.medium);
const answered = async (name: string, bytes: Buffer) => JSON.stringify((await upload(name, bytes)).body);
const context = () => {
  const actor = { userId: site.opticianId, name: "Ada", isAdmin: false, role: "optician" as const };
  return forEditor({ db: database.db, bus: getLiveBus(), site, actor });
};

describe("a document", () => {
  it("is uploaded, listed among its own, and goes to disks as it came, under its name, on its own host alone", async () => {
    const pdf = testPdf();
    const medium = mediumIn(await upload("Preisliste Frühling.pdf", pdf));
    const { id, publicUrl, original = "" } = medium;
    expect(medium).toMatchObject({ mediaType: "document", mimeType: "application/pdf", name: "Preisliste Frühling" });
    expect(medium).toMatchObject({ original: "preisliste-fruehling.pdf", originalBytes: pdf.length });
    const listed = async (mediaType: "image" | "document") => (await listMedia(context(), { mediaType })).items;
    expect((await listed("document")).map((item) => item.id)).toContain(id);
    expect((await listed("image")).map((item) => item.id)).not.toContain(id);

    const answer = await server.get(site.host, `${publicUrl}/${original}`);
    expect(answer.body).toBe(pdf.toString());
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="preisliste-fruehling.pdf"',
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(answer.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
    const range = await server.get(site.host, `${publicUrl}/${original}`, { headers: { range: "bytes=0-3" } });
    expect(range).toMatchObject({ status: 206, body: "%PDF" });
    for (const [host, path] of [
      [other.host, `${publicUrl}/${original}`],
      [site.host, `${publicUrl}/preise.docx`],
      [site.host, `${publicUrl}/preise.html`],
      [site.host, `${publicUrl}/a%22b.pdf`],
      [site.host, `${publicUrl}/a%0d%0aset-cookie:b.pdf`],
      [site.host, `${publicUrl}/..%2f..%2fetc.pdf`],
    ] as const)
      expect((await server.get(host, path)).status, path).toBe(404);
  });

  it("with a script in it and a name that means harm is a file to keep, and nothing else", async () => {
    const harmful = '../..\\"; filename=x.html\u202efdp.pdf';
    const script = testPdf("x) /OpenAction << /S /JavaScript /JS (app.alert(1)) >> /Y (");
    const { publicUrl, original = "", name } = mediumIn(await upload(harmful, script));
    expect([name, original]).toEqual(['"; filename=x.htmlfdp', "filename-x-htmlfdp.pdf"]);
    const { headers, body } = await server.get(site.host, `${publicUrl}/${original}`);
    expect(body).toBe(script.toString());
    expect(headers["content-disposition"]).toBe('attachment; filename="filename-x-htmlfdp.pdf"');
    expect(headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  it("is refused by its name, its size, and what its bytes are", async () => {
    const before = await database.db.media.count({ where: { siteId: site.id } });
    const page = Buffer.from("<!doctype html><script>1</script>".padEnd(5_000));
    expect(await answered("Seite.html", page)).toContain("document-type");
    expect(await answered("Preise.doc", page)).toContain("document-type");
    expect(await answered("Preise.pdf", page)).toContain("document-broken");
    expect(await answered("Bild.pdf", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toContain("broken");
    expect(await answered("Preise.pdf", Buffer.concat([testPdf().subarray(0, 60), page]))).toContain("document-broken");
    expect(await answered("Preise.pdf", testDocx())).toContain("document-broken");
    expect(await answered("Brief.docx", testDocx({ "word/vbaProject.bin": "x" }))).toContain("document-macros");
    expect(JSON.stringify((await ask("Preise.pdf", 15 * 1024 * 1024 + 1)).body)).toContain("file-size");
    expect(JSON.stringify((await ask("Preise.pdf", 9, "picture")).body), "no picture").toContain("file-type");
    expect((await ask("Preise.pdf", 9, "toString")).status).toBe(404);
    expect(await database.db.media.count({ where: { siteId: site.id } })).toBe(before);
  });

  it("is replaced by another one, and deleted", async () => {
    const ctx = context();
    const { id } = await importDocument(ctx, { filename: "alt.pdf", bytes: testPdf("alt") });
    const by = await importDocument(ctx, { filename: "neu.docx", bytes: testDocx() });
    expect(await replaceMedium(ctx, { id, by: by.id })).toMatchObject({ id, name: "Neu", original: "neu.docx" });
    await deleteMedium(ctx, { mediaId: id, evenIfUsed: false });
    expect(await database.db.media.findFirst({ where: { siteId: site.id, id } })).toBeNull();
  });
});
