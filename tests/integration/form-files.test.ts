import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir, rm, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { takeRoomFor } from "~/features/forms/files/file-room.ts";
import { receiveForm, type FilePlace } from "~/features/forms/files/receive-form.ts";
import { keepFiles, removeFormFileJob, storedName } from "~/features/forms/files/keep-files.ts";
import type { ReceivedFile } from "~/features/forms/files/received-file.ts";
import { answersFile, readInbox } from "~/features/forms/inbox/read-inbox.ts";
import { inboxInput } from "~/features/forms/inbox/schema.ts";
import { removeAnswers } from "~/features/forms/inbox/sort-answers.ts";
import { bodyPurpose } from "~/features/mail/send-mail.ts";
import { incomingFolder, mediaFolder } from "~/features/media/disk-storage.ts";
import { answerStorage } from "~/features/media/open-storage.ts";
import { readFile } from "~/features/media/storage.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { makeStart } from "~/features/forms/start.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { unseal } from "~/server/seal.ts";
import { useDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";
import { openConnections } from "../support/while-waiting.ts";

const database = useDatabase();
let server: WebServer;
let site: TestSite;
let other: TestSite;
let ctx: ServiceContext & { siteId: ReturnType<typeof forEditor>["siteId"] };
let groupId: string;
let pageId: string;
let fileQuestion: string;
let nameQuestion: string;

beforeAll(async () => {
  left = await incoming();
  site = await makeSite(database.db, "own");
  other = await makeSite(database.db, "other");
  const admin = await makePerson(database.db, "admin", true);
  const actor = { userId: admin.id, name: "Admin", isAdmin: true, role: null };
  ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
  const meta = { name: { de: "Kontakt", fr: "Contact" } };
  ({ pageId } = await addPage(ctx, { name: "Kontakt", locale: "de", collection: null, meta }));
  groupId = randomUUID();
  const card = (label: string, answer: string) => ({
    options: { answer },
    fields: { label: { texts: { de: label, fr: label } } },
  });
  const cards = [card("Name", "text"), card("Lebenslauf", "file")];
  const content = { kind: "form", options: {}, fields: {}, cards };
  const input = { groupId, nextTo: null, parentId: null, content };
  const operation = { opId: randomUUID(), command: "group.insert", input };
  await editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
  await publishPage(ctx, { pageId });
  const found = await database.db.group.findMany({
    where: { siteId: site.id, parentId: groupId },
    orderBy: { sortKey: "asc" },
  });
  [nameQuestion = "", fileQuestion = ""] = found.map(({ id }) => `q-${id}`);
  await database.db.site.update({
    where: { id: site.id },
    data: { settings: { contact: { email: "laden@example.ch" } }, revision: { increment: 1 } },
  });
  server = await startWebServer(database.url);
  env.SMTP_URL = "smtp://127.0.0.1:9"; // nobody takes mails there, so that what was written can be read here
});
afterAll(async () => {
  env.SMTP_URL = "";
  await server.close();
  for (const { id } of [site, other])
    await rm(dirname(mediaFolder({ siteId: id, objectId: id }, "answers")), { recursive: true, force: true });
  await getDb().$disconnect();
});
beforeEach(async () => {
  server.rendered.splice(0);
  await database.db.formSubmission.deleteMany({ where: { siteId: site.id } });
});

const boundary = "----form";
interface Part {
  name: string;
  filename?: string;
  body: Buffer | string;
}
const pdf = Buffer.from("%PDF-1.7\nein Lebenslauf\n%%EOF");
const part = ({ name, filename, body }: Part) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"\r\ncontent-type: application/octet-stream`}\r\n\r\n`,
    ),
    Buffer.from(body),
    Buffer.from("\r\n"),
  ]);
const bodyOf = (parts: Part[]) => Buffer.concat([...parts.map(part), Buffer.from(`--${boundary}--\r\n`)]);
const written = (name = "Ada"): Part[] => [
  { name: "form", body: groupId },
  { name: nameQuestion, body: name },
];
const file = (filename = "cv.pdf", body: Buffer | string = pdf): Part => ({ name: fileQuestion, filename, body });

/** Sends a form with files as the page's script does, whose answer says what is wrong. */
/** Sends a form as the page's script does, five seconds after it was begun. */
async function send(parts: Part[] | Buffer, headers: Record<string, string> = {}, from = "127.0.0.1") {
  const start = { name: "start", body: makeStart({ siteId: site.id, kind: "form" }, Date.now() - 5_000) };
  const body = Buffer.isBuffer(parts) ? parts : bodyOf([start, ...parts]);
  const type = { "content-type": `multipart/form-data; boundary=${boundary}`, "sec-fetch-site": "same-origin" };
  const answer = await server.get(site.host, "/de/kontakt?", {
    method: "POST",
    body,
    headers: { accept: "application/json", ...type, ...headers },
    from,
  });
  return { status: answer.status, headers: answer.headers, text: answer.body };
}
const refusedFor = async (parts: Part[]) => {
  const { status, text } = await send(parts);
  expect(status).toBe(422);
  return (JSON.parse(text) as { problems: Record<string, string> }).problems[fileQuestion];
};
/** While visitors may fill so many bytes of the site. */
async function withRoom<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
  const before = env.MEDIA_SITE_LIMIT_GB;
  env.MEDIA_SITE_LIMIT_GB = (10 * bytes) / 1024 ** 3;
  return await work().finally(() => (env.MEDIA_SITE_LIMIT_GB = before));
}
const kept = () =>
  database.db.formSubmission.findMany({
    where: { siteId: site.id },
    include: { files: true },
    orderBy: { createdAt: "asc" },
  });
const placesKept = () =>
  readdir(dirname(mediaFolder({ siteId: site.id, objectId: site.id }, "answers"))).catch((): string[] => []);
/** What a run that was cut off has left lies there, too. */
let left: string[] = [];
const incoming = async () =>
  (await readdir(incomingFolder("answers")).catch((): string[] => [])).filter((name) => !left.includes(name));

/** What the server says to a form that comes so many bytes each tenth of a second. */
async function trickled(body: Buffer, type: string, bytes: number): Promise<{ heard: string; ms: number }> {
  const began = performance.now();
  const socket = connect({ host: "127.0.0.1", port: server.port, localAddress: "127.58.0.1" });
  let [heard, at] = ["", 0];
  socket.on("data", (chunk) => (heard += chunk.toString()));
  socket.on("error", () => undefined);
  const head = `host: ${site.host}\r\naccept: application/json\r\nsec-fetch-site: same-origin\r\ncontent-type: ${type}`;
  socket.write(`POST /de/kontakt? HTTP/1.1\r\n${head}\r\ncontent-length: ${body.length}\r\n\r\n`);
  const sending = setInterval(() => socket.write(body.subarray(at, (at += bytes))), 100);
  await expect.poll(() => heard, { timeout: 80_000 }).not.toBe("");
  clearInterval(sending);
  socket.destroy();
  return { heard, ms: performance.now() - began };
}

/** Posts of one address that have begun to send their file, and do not go on. */
async function slowPosts(count: number, localAddress = "127.0.0.1"): Promise<() => Promise<void>> {
  const body = bodyOf([...written(), file("cv.pdf", Buffer.alloc(200_000, pdf))]);
  const headers = {
    ...{ host: `${site.host}:${server.port}`, "sec-fetch-site": "same-origin", "content-length": body.length },
    "content-type": `multipart/form-data; boundary=${boundary}`,
  };
  const to = { host: "127.0.0.1", port: server.port, path: "/de/kontakt?", method: "POST", headers, localAddress };
  const before = (await incoming()).length;
  const calls = Array.from({ length: count }, () => request({ ...to, agent: false }).on("error", () => undefined));
  for (const call of calls) call.write(body.subarray(0, 100_000));
  await eventually(async () => expect((await incoming()).length - before).toBeGreaterThanOrEqual(Math.min(count, 4)));
  return async () => {
    for (const call of calls) call.destroy();
    await eventually(async () => expect(await incoming()).toHaveLength(before));
  };
}

describe("many forms with files at once", () => {
  it("are taken from one address four at a time; a fifth gets back what was written, and no byte of its file is kept", async () => {
    const leave = await slowPosts(4);
    const { status, headers, text } = await send([...written(), file()]);
    expect([status, headers["retry-after"], (JSON.parse(text) as { notice: string }).notice]).toEqual([
      429,
      "60",
      "wait",
    ]);
    const page = await send([...written("Ada Muster"), file()], { accept: "text/html" });
    expect([page.status, page.headers["retry-after"]]).toEqual([429, "60"]);
    expect(server.rendered.at(-1)?.url).toContain("/answered/");
    expect(await incoming(), "nothing but what the four have sent").toHaveLength(4);
    expect((await send(written())).status, "without a file").toBe(200);
    await leave();
    expect((await send([...written("Bea"), file()])).status).toBe(200);
  });

  it("are not even read from one address beyond twelve, while others send theirs", async () => {
    const leave = await slowPosts(12, "127.0.0.2");
    const refused = async () => {
      const call = request({
        ...{ host: "127.0.0.1", port: server.port, path: "/de/kontakt?", method: "POST", localAddress: "127.0.0.2" },
        agent: false,
        headers: {
          ...{ host: `${site.host}:${server.port}`, "sec-fetch-site": "same-origin", "content-length": 60_000_000 },
          "content-type": `multipart/form-data; boundary=${boundary}`,
        },
      }).on("error", () => undefined);
      call.flushHeaders();
      const [answer] = (await once(call, "response")) as [IncomingMessage];
      call.destroy();
      return [answer.statusCode, answer.headers["retry-after"]];
    };
    await expect.poll(refused).toEqual([429, "30"]);
    expect((await send([...written("Cid"), file()])).status).toBe(200);
    await leave();
  });
});

/** What is received of a form whose files have these places, one after the other, and how often one was asked for. */
async function received(parts: Part[], places: ReturnType<FilePlace>[]) {
  let asked = 0;
  const http = createServer((call, response) => {
    const takePlace = () => places[asked++] ?? null;
    void receiveForm(call, () => Promise.resolve(new Set([fileQuestion])), takePlace)
      .then(({ drop, ...form }) => drop().then(() => form))
      .then(({ files, problems, isTooMuch }) =>
        response.end(JSON.stringify({ files: files.length, problems, isTooMuch, asked })),
      );
  });
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  const address = http.address();
  const port = typeof address === "object" ? address?.port : 0;
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: bodyOf(parts), headers });
  const said: unknown = await answer.json();
  await new Promise((done) => http.close(done));
  return said;
}

describe("the files of one form", () => {
  const leave = () => undefined;

  it("have one place, and none of them is taken once the first one has found none", async () => {
    const two = [...written(), file("cv.pdf"), file("brief.pdf")];
    expect(await received(two, [leave])).toEqual({ files: 2, problems: {}, isTooMuch: false, asked: 1 });
    expect(await received(two, [null, leave])).toEqual({ files: 0, problems: {}, isTooMuch: true, asked: 1 });
  });

  it("have names: what comes without one takes no place and is forgotten", async () => {
    const nameless = [...written(), file("", pdf)];
    expect(await received(nameless, [leave])).toEqual({ files: 0, problems: {}, isTooMuch: false, asked: 0 });
  });
});

describe("a form with files", () => {
  it("keeps them apart from the media, names them in the inbox, the table and the mail, and gives them to editors alone", async () => {
    expect((await send([...written(), file("../../Lebens\u202Elauf «neu».pdf"), file("cv.pdf")])).status).toBe(200);
    const [answer] = await kept();
    expect(answer?.values).toEqual({ [nameQuestion]: "Ada", [fileQuestion]: ["Lebenslauf «neu».pdf", "cv.pdf"] });
    const { answers } = await readInbox(ctx, inboxInput.parse({ list: "open", language: "de" }));
    expect(answers[0]?.lines).toEqual([{ label: "Name", value: "Ada" }]);
    const files = answers[0]?.files ?? [];
    expect(files.map(({ question, name, size }) => [question, name, size])).toEqual([
      ["Lebenslauf", "Lebenslauf «neu».pdf", pdf.length],
      ["Lebenslauf", "cv.pdf", pdf.length],
    ]);
    const table = await answersFile(ctx, { list: "open", search: "", language: "de" });
    expect(table.text).toContain("Lebenslauf «neu».pdf, cv.pdf");
    const mails = await database.db.outgoingMail.findMany({
      where: { siteId: site.id, submissionId: answer?.id ?? "" },
    });
    expect(mails.map(({ to }) => to)).toEqual(["laden@example.ch"]);
    const text = unseal(bodyPurpose, mails[0]?.body ?? "");
    expect(text).toContain("Lebenslauf: Lebenslauf «neu».pdf, cv.pdf");
    expect(text).toContain("/de/edit?inbox=1");
    expect(await database.db.media.count({ where: { siteId: site.id } })).toBe(0);
    await eventually(async () => expect(await incoming()).toEqual([]));

    const id = files[0]?.id ?? "";
    const path = `/api/v1/inbox/answer-file?fileId=${id}`;
    const cookie = await cookieOf(database.db, site.opticianId, site.id);
    const got = await server.get(site.host, path, { headers: { cookie } });
    expect([got.status, got.body]).toEqual([200, pdf.toString()]);
    expect(got.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename="Lebenslauf _neu_.pdf"; filename*=UTF-8''Lebenslauf%20%C2%ABneu%C2%BB.pdf`,
    });
    expect((await server.get(site.host, path)).status).toBe(401);
    const foreign = await cookieOf(database.db, other.opticianId, other.id);
    expect((await server.get(other.host, path, { headers: { cookie: foreign } })).status).toBe(404);
    expect((await server.get(site.host, path, { headers: { cookie, "sec-fetch-site": "cross-site" } })).status).toBe(
      403,
    );
    expect((await server.get(site.host, `/media/${id}/${storedName}`)).status).toBe(404);
  });

  it("goes with its answer, and what no answer names goes by itself", async () => {
    await send([...written(), file()]);
    const [answer] = await kept();
    const fileId = answer?.files[0]?.id ?? "";
    const place = { siteId: site.id, objectId: fileId };
    const sweep = (id: string) =>
      removeFormFileJob.run(
        { db: database.db, bus: getLiveBus(), signal: new AbortController().signal },
        { siteId: site.id, fileId: id },
      );
    await sweep(fileId);
    expect(await readFile(answerStorage(), place, storedName)).toEqual(pdf);
    await removeAnswers(ctx, { ids: [answer?.id ?? ""] });
    expect(await database.db.formFile.count({ where: { siteId: site.id } })).toBe(0);
    await eventually(async () => expect(await placesKept()).not.toContain(fileId));
    const path = join(incomingFolder("answers"), randomUUID());
    await writeFile(path, pdf);
    const sent = { question: fileQuestion, name: "cv.pdf", type: "pdf" as const, size: pdf.length, digest: "", path };
    const [lost] = await keepFiles(database.db, site.id, [sent]);
    expect(await placesKept()).toContain(lost?.id);
    await sweep(lost?.id ?? "");
    expect(await placesKept()).not.toContain(lost?.id);
    await rm(path);
  });

  it("is kept once however often it comes, and anew where the file is another one", async () => {
    const once = { name: "once", body: "a" };
    await Promise.all([1, 2, 3].map(() => send([...written(), once, file()])));
    expect(await kept()).toHaveLength(1);
    const again = await withRoom(10, () => send([...written(), once, file()]));
    expect(again.status, "what is kept already needs no more room").toBe(200);
    await send([...written(), once, file("cv.pdf", Buffer.concat([pdf, pdf]))]);
    expect((await kept()).map(({ files }) => files.length)).toEqual([1, 1]);
  });

  it("is kept for the question that was taken away while somebody had the page open", async () => {
    const own = randomUUID();
    const edit = (command: string, input: object) => {
      const operation = { opId: randomUUID(), command, input: input as Record<string, string> };
      return editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
    };
    const cards = ["Foto", "Plan"].map((label) => ({
      options: { answer: "file" },
      fields: { label: { texts: { de: label, fr: label } } },
    }));
    const content = { kind: "form", options: {}, fields: {}, cards };
    const insert = { groupId: own, nextTo: null, parentId: null, content };
    await edit("group.insert", insert);
    await publishPage(ctx, { pageId });
    const where = { siteId: site.id, parentId: own };
    const [card] = await database.db.group.findMany({ where, orderBy: { sortKey: "asc" } });
    await edit("group.markForDeletion", { groupId: card?.id ?? "" });
    await publishPage(ctx, { pageId });
    const parts = [
      { name: "form", body: own },
      { name: `q-${card?.id}`, filename: "foto.pdf", body: pdf },
    ];
    expect((await send(parts, {}, "127.58.0.3")).status).toBe(200);
    const { answers } = await readInbox(ctx, inboxInput.parse({ list: "open", language: "de" }));
    expect(answers).toMatchObject([{ files: [{ question: "Foto", name: "foto.pdf" }] }]);
  });

  it("needs none where none is asked for, and takes none that is not", async () => {
    expect((await send([...written(), file("", "")])).status).toBe(200);
    expect((await send([...written(), { name: nameQuestion, filename: "x.pdf", body: pdf }])).status).toBe(200);
    expect((await send([...written(), { name: fileQuestion, body: "only-a-name.pdf" }])).status).toBe(200);
    const answers = await kept();
    expect(answers.map(({ files }) => files)).toEqual([[], [], []]);
    expect(answers.map(({ values }) => (values as Record<string, unknown>)[fileQuestion])).toEqual([[], [], []]);
  });

  it("says at the question why a file is not taken, and keeps nothing", async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(10_000_001)]);
    const half = Buffer.concat([pdf, Buffer.alloc(8_000_000)]);
    for (const [problem, parts] of [
      ["fileType", [file("cv.pdf", "<html>")]],
      ["fileType", [file("cv.exe", pdf)]],
      ["fileType", [file("cv.png", pdf)]],
      ["fileType", [file("bild.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")]],
      ["fileType", [file("brief.docx", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(5_000)]))]],
      ["fileEmpty", [file("cv.pdf", "")]],
      ["fileSize", [file("cv.pdf", large)]],
      ["fileTotal", [file("a.pdf", half), file("b.pdf", half)]],
      ["fileCount", Array.from({ length: 6 }, () => file())],
    ] as const)
      expect(await refusedFor([...written(), ...parts]), problem).toBe(problem);
    const { text } = await send([...written(), file("gut.pdf"), file("falsch.pdf", "<html>")]);
    const named = { [fileQuestion]: "falsch.pdf" };
    expect(JSON.parse(text), "which of them").toMatchObject({ problems: { [fileQuestion]: "fileType" }, files: named });
    expect([await kept(), await incoming()]).toEqual([[], []]);
  });

  it("comes back with what was written where no script runs, and asks for the files once more", async () => {
    const answer = await send([...written("x".repeat(300)), file()], { accept: "text/html" });
    expect([answer.status, server.rendered.length]).toEqual([422, 1]);
    expect(await incoming()).toEqual([]);
  });

  it("takes no file beyond the site's room for them", async () => {
    expect(await withRoom(10, () => refusedFor([...written(), file()]))).toBe("fileRoom");
    expect(await kept()).toEqual([]);
  });

  it("takes as many files as there is room for, of six that come at the same moment", async () => {
    await openConnections(database);
    const answers = await withRoom(2 * pdf.length, () =>
      Promise.all(Array.from({ length: 6 }, (_, at) => send([...written(`Nr. ${at}`), file()]))),
    );
    // One address has so many on their way at once: others may be told to come again.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(2);
    expect((await kept()).map(({ files }) => files.length)).toEqual([1, 1]);
  });

  it("goes by the room that the site was given", async () => {
    const { settings } = await database.db.site.findUniqueOrThrow({ where: { id: site.id } });
    const give = (limitGb: number) =>
      database.db.site.update({
        where: { id: site.id },
        data: { settings: { ...(settings as object), media: { limitGb } } },
      });
    await give(1);
    const { status } = await withRoom(10, () => send([...written(), file()]));
    await give(0);
    expect(status).toBe(200);
  });

  it("takes no more within an hour than a tenth of that room or four full forms, and of one address no more than four full forms", async () => {
    const full = { files: [{ size: 15_000_000 }] as ReceivedFile[], siteId: (await makeSite(database.db, "viel")).id };
    const taken: boolean[] = [];
    for (const network of [1, 1, 1, 1, 1, 2, 2, 2, 3])
      taken.push(await takeRoomFor(database.db, { ...full, ip: `2001:db8:7:${network}::${taken.length}` }));
    expect(taken).toEqual([true, true, true, true, false, true, true, true, false]);
    const small = { ...full, siteId: (await makeSite(database.db, "wenig")).id };
    const ofSmall = await withRoom(90_000_000, async () => {
      const answers: boolean[] = [];
      for (const network of [4, 4, 4, 4, 5])
        answers.push(await takeRoomFor(database.db, { ...small, ip: `2001:db8:7:${network}::1` }));
      return answers;
    });
    expect(ofSmall, "a small room has place for full forms").toEqual([true, true, true, true, false]);
  });

  it("keeps of spam only so many files that they take no room from others", async () => {
    const tooFast = () => makeStart({ siteId: site.id, kind: "form" }, Date.now() + 600_000);
    const spam = () => send([...written(), { name: "start", body: tooFast() }, file()]);
    expect((await spam()).status).toBe(200);
    await database.db.formFile.updateMany({ where: { siteId: site.id }, data: { size: 54_000_000 } });
    expect((await spam()).status).toBe(200);
    expect((await kept()).map(({ isSpam, files }) => [isSpam, files.length])).toEqual([
      [true, 1],
      [true, 0],
    ]);
  });

  it("answers what is no form, breaks off or never ends, and leaves nothing behind", async () => {
    const whole = bodyOf([...written(), file()]);
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="x"`;
    const many = Array.from({ length: 1_100 }, (_, at): Part => ({ name: `n${at}`, body: "x" }));
    for (const [body, headers] of [
      [whole, { "content-type": "multipart/form-data" }],
      [whole, { "content-type": "multipart/form-data; boundary=another" }],
      [whole.subarray(0, -20), {}],
      [Buffer.concat([part(file()), Buffer.from(`${head}\r\nx-a: ${"a".repeat(20_000)}\r\n\r\nx`)]), {}],
      [Buffer.from(`${head}\r\n${"x-a: b\r\n".repeat(4_000)}\r\nx`), {}],
      [bodyOf([...written(), ...many]), {}],
      [bodyOf([{ name: "x", body: "x".repeat(1_000_001) }]), {}],
      [Buffer.from("no form at all"), {}],
      [Buffer.alloc(0), {}],
    ] as [Buffer, Record<string, string>][])
      expect((await send(body, headers)).status).toBe(400);
    expect((await send(whole, { "content-length": "64000001" }).catch(() => ({ status: 413 }))).status).toBe(413);
    expect([await kept(), await incoming()]).toEqual([[], []]);
  });

  it("is taken from a slow line for as long as it goes on, while words have thirty seconds", async () => {
    const start = { name: "start", body: makeStart({ siteId: site.id, kind: "form" }, Date.now() - 5_000) };
    const photo = Buffer.concat([pdf, Buffer.alloc(1_500_000)]);
    const [files, words] = [bodyOf([start, ...written(), file("cv.pdf", photo)]), Buffer.alloc(400_000, "a")];
    const multipart = `multipart/form-data; boundary=${boundary}`;
    const [answered, cutOff] = await Promise.all([
      trickled(files, multipart, 4_000),
      trickled(words, "application/x-www-form-urlencoded", 500),
    ]);
    expect(answered.heard).toContain("HTTP/1.1 200");
    expect(answered.ms, "longer than anything else may take").toBeGreaterThan(35_000);
    expect(cutOff.heard).toContain("HTTP/1.1 408");
    expect(cutOff.ms, "they would take eighty seconds").toBeLessThan(60_000);
    expect((await kept()).map((answer) => answer.files.map(({ size }) => size))).toEqual([[photo.length]]);
  }, 90_000);

  it("forgets a file whose sender has gone in the middle of it", async () => {
    const socket = connect(server.port, "127.0.0.1");
    const start = Buffer.concat([...written().map(part), part(file()).subarray(0, -8)]);
    const type = `content-type: multipart/form-data; boundary=${boundary}\r\nsec-fetch-site: same-origin`;
    socket.write(`POST /de/kontakt HTTP/1.1\r\nhost: ${site.host}\r\n${type}\r\ncontent-length: 9000000\r\n\r\n`);
    socket.write(start);
    socket.write(Buffer.alloc(100_000));
    await eventually(async () => expect(await incoming()).toHaveLength(1));
    socket.destroy();
    await eventually(async () => expect(await incoming()).toEqual([]));
    expect(await kept()).toEqual([]);
  });
});
