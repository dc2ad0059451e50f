import { afterEach, expect, it, vi } from "vitest";
import { messageOf } from "../dialogs/message-of.ts";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { fetchFile } from "./fetch-file.ts";

afterEach(() => vi.unstubAllGlobals());
const { texts } = editorSetting();

const told = (answer: () => Response | Promise<Response>) => {
  vi.stubGlobal("fetch", () => Promise.resolve().then(answer));
  return fetchFile("/api/v1/translate/siteXliff", texts).catch((error: unknown) => messageOf(error, texts));
};
const refused = (status: number, details?: object) => () =>
  Response.json({ error: { code: "NO", message: "English", ...(details && { details }) } }, { status });
const breaksOff = () =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode("<xliff>")),
      pull: (stream) => stream.error(new TypeError("terminated")),
    }),
  );

it("is the text by its name", async () => {
  const headers = { "content-disposition": 'attachment; filename="optik.de-fr.xlf"' };
  expect(await told(() => new Response("<xliff/>", { headers }))).toEqual({
    name: "optik.de-fr.xlf",
    text: "<xliff/>",
  });
});

it.each([
  ["nobody is signed in any more", refused(401), texts.errors["signed-out"]],
  ["too many were asked for", refused(429, { retryAfterMs: 2_000 }), texts.errors["too-many"]],
  ["it is refused with a reason", refused(400, { refusal: "locale-unknown" }), texts.errors["locale-unknown"]],
  ["something between answers", () => new Response("<html>", { status: 502 }), texts.errors.other],
  ["the server is out of reach", () => Promise.reject(new TypeError("offline")), texts.editor["save.offlineShort"]],
  ["it breaks off", breaksOff, texts.editor["save.offlineShort"]],
])("says so where %s", async (_, answer, words) => expect(await told(answer)).toBe(words));
