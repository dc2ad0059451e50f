import { rm } from "node:fs/promises";
import { request } from "node:http";
import { dirname } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { env } from "~/server/env.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";
import { addressIn, askForAddress, formOf, formType } from "../support/upload-calls.ts";
import { startUploadService } from "../support/upload-service.ts";

const database = useDatabase();
const api = useApiServer(database);
const before = { ...env };
let service: Awaited<ReturnType<typeof startUploadService>>;
let site: TestSite;
let cookie = "";
let picture: Buffer;

beforeAll(async () => {
  service = await startUploadService(api.port);
  Object.assign(env, {
    UPLOADTHING_TOKEN: service.token,
    UPLOADTHING_INGEST_URL: service.origin,
    UPLOADTHING_API_URL: service.origin,
  });
  site = await makeSite(database.db, "site-a");
  cookie = await cookieOf(database.db, site.opticianId, site.id);
  picture = await sharp({ create: { width: 60, height: 30, channels: 3, background: "#1f3d36" } })
    .withExif({ IFD3: { GPSLatitude: "47/1 22/1 0/1" } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  Object.assign(env, { UPLOADTHING_TOKEN: undefined, UPLOADTHING_INGEST_URL: undefined, ...before });
  await service.close();
  await rm(dirname(mediaFolder({ siteId: site.id, objectId: site.id })), { recursive: true, force: true });
});

const ask = (headers = { cookie }) =>
  askForAddress(api, site.host, { name: "Brille.jpg", size: picture.length }, headers);

/** Sends the bytes to the service, as the browser does. */
function sendThere(path: string, bytes: Buffer): Promise<unknown> {
  const body = formOf(bytes);
  const { hostname, port } = new URL(service.origin);
  const headers = { "content-type": formType, "content-length": body.length, range: "bytes=0-" };
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method: "PUT", headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
    });
    call.on("error", reject);
    call.end(body);
  });
}
const rows = () => database.db.media.findMany({ where: { siteId: site.id } });

it("goes to the service, is fetched, cleaned and kept here, and deleted there", async () => {
  const answer = await ask();
  const [{ url }] = answer.body as [{ url: string }];
  expect(new URL(url).origin).toBe(service.origin);
  const { serverData } = (await sendThere(addressIn(answer), picture)) as { serverData: { medium: { id: string } } };
  const [row] = await rows();
  expect(row).toMatchObject({ id: serverData.medium.id, originalFilename: "Brille.jpg", width: 60 });
  expect(service.deleted).toHaveLength(1);
  expect(service.files.size).toBe(0);
});

it("is taken once, however often the service tells of it", async () => {
  const [told] = service.calls;
  if (!told) throw new Error("nothing was told");
  expect((await service.callApp(told)).status).toBe(200);
  expect(await rows()).toHaveLength(1);
});

it("is not believed without the app's signature", async () => {
  const [told] = service.calls;
  if (!told) throw new Error("nothing was told");
  const other = { ...told, body: told.body.replace("Brille", "Bombe") };
  expect((await service.callApp(other)).status).toBe(400);
  expect((await service.callApp({ ...told, signature: "" })).status).toBe(400);
});

it("of no picture is refused in words", async () => {
  const told = await sendThere(addressIn(await ask()), Buffer.from("<!doctype html>"));
  expect(told).toMatchObject({ serverData: { refusal: "not-a-picture" } });
  expect(service.files.size).toBe(0);
});

it("comes from the service's own hosts alone", async () => {
  service.showFilesAt("http://127.0.0.1:1");
  expect(await sendThere(addressIn(await ask()), picture)).toMatchObject({ serverData: null });
  service.showFilesAt("");
  expect(service.files.size, "what is not taken does not stay there").toBe(0);
  expect(await rows()).toHaveLength(1);
});

it("is not taken for a person who lost the right meanwhile", async () => {
  const leaver = await makePerson(database.db, "leaver", true);
  const path = addressIn(await ask({ cookie: await cookieOf(database.db, leaver.id, site.id) }));
  await database.db.user.update({ where: { id: leaver.id }, data: { isAdmin: false } });
  expect(await sendThere(path, picture)).toMatchObject({ serverData: { refusal: "forbidden" } });
  expect(await rows()).toHaveLength(1);
});

it("has no door of our own beside the service", async () => {
  const path = "/api/uploadthing/ingest/x";
  expect((await api.send({ host: site.host, path, method: "HEAD", headers: { cookie } })).status).toBe(404);
});
