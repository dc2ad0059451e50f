import { afterEach, expect, it, vi } from "vitest";
import { filesUnderWay } from "../state/unsaved-words.ts";
import { acceptedFiles, UploadFailed, uploadFile } from "./upload-file.ts";
import { mayPass } from "./upload-with-toast.ts";

afterEach(() => vi.unstubAllGlobals());

const refusal = { error: { code: "BAD_REQUEST", message: "x", details: { refusal: "file-type" } } };
const file = new File(["kein Bild"], "notizen.txt");

/** A browser whose server answers each call with the next of these. */
function serve(...answers: (() => Response | Promise<Response>)[]) {
  const calls: string[] = [];
  const fetch = (input: string | URL, init?: RequestInit) => {
    calls.push(`${init?.method ?? "GET"} ${new URL(input).pathname}`);
    const answer = answers.shift();
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("offline"));
  };
  vi.stubGlobal("window", { location: { origin: "http://optik.test" } });
  vi.stubGlobal("fetch", fetch);
  return calls;
}

it("offers every picture and every film to choose from: what they are, their bytes say", () => {
  expect(acceptedFiles).toMatchObject({ image: "image/*", video: "video/*" });
});

it("tells why the server gives no address, and asks once", async () => {
  const calls = serve(() => Response.json(refusal, { status: 400 }));
  const failed: unknown = await uploadFile(file, { onProgress: () => undefined }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(UploadFailed);
  expect((failed as UploadFailed).refusal).toBe("file-type");
  expect(calls).toEqual(["POST /api/uploadthing"]);
});

it("says to who is not signed in any more that it is that, after which the same file may be taken", async () => {
  serve(() => Response.json({ error: { code: "UNAUTHORIZED", message: "UNAUTHORIZED" } }, { status: 401 }));
  const failed: unknown = await uploadFile(file, { onProgress: () => undefined }).catch((error: unknown) => error);
  expect(failed).toMatchObject({ refusal: "signed-out" });
  expect(mayPass(failed)).toBe(true);
});

it("is known to be under way, so that nobody leaves it unasked, until it is over", async () => {
  const seen: boolean[] = [];
  serve(() => {
    seen.push(filesUnderWay.areHeld());
    return Response.json(refusal, { status: 400 });
  });
  await uploadFile(file, { onProgress: () => undefined }).catch(() => undefined);
  expect([...seen, filesUnderWay.areHeld()]).toEqual([true, false]);
});

it("names the folder that the file is to come into", async () => {
  const asked: string[] = [];
  vi.stubGlobal("window", { location: { origin: "http://optik.test" } });
  vi.stubGlobal("fetch", (input: URL) => {
    asked.push(new URL(input).searchParams.get("bucketFolder") ?? "none");
    return Promise.resolve(Response.json(refusal, { status: 400 }));
  });
  for (const folder of ["Team & Gäste", ""])
    await uploadFile(file, { folder, onProgress: () => undefined }).catch(() => undefined);
  expect(asked).toEqual(["Team & Gäste", "none"]);
});

it("waits for the connection as well when what sends it has to be loaded first", async () => {
  const calls = serve(() => Response.json(refusal, { status: 400 }));
  let tries = 0;
  const load = () => ((tries += 1) === 1 ? Promise.reject(new TypeError("offline")) : import("@uploadthing/react"));
  await expect(uploadFile(file, { onProgress: () => undefined }, load)).rejects.toMatchObject({ refusal: "file-type" });
  expect([tries, calls.length]).toEqual([2, 1]);
});

it("asks again after an answer that may be another in a moment", async () => {
  const busy = { error: { code: "SERVICE_UNAVAILABLE", message: "x" } };
  const calls = serve(
    () => Response.json(busy, { status: 503 }),
    () => Response.json(refusal, { status: 400 }),
  );
  await expect(uploadFile(file, { onProgress: () => undefined })).rejects.toMatchObject({ refusal: "file-type" });
  expect(calls).toHaveLength(2);
});

const address = [{ url: "http://optik.test/api/uploadthing/ingest/k", key: "k", name: "a", customId: null }];
/** How the sending of a file ends: with a refusal, or by a connection that breaks. */
type SentEnd = "FORBIDDEN" | "NOT_FOUND" | "broken";

/** A browser whose sendings end one after the other like this. */
function sendTo(...ends: SentEnd[]) {
  class Sender {
    upload = { addEventListener: () => undefined };
    status = 403;
    response: object | null = null;
    readonly #heard: Record<string, (() => void) | undefined> = {};
    open = () => undefined;
    setRequestHeader = () => undefined;
    abort = () => undefined;
    addEventListener(type: string, heard: () => void) {
      this.#heard[type] = heard;
    }
    send() {
      const end = ends.shift() ?? "broken";
      this.response = { error: { code: end } };
      this.#heard[end === "broken" ? "error" : "load"]?.();
    }
  }
  vi.stubGlobal("XMLHttpRequest", Sender);
}

it.each(["FORBIDDEN", "NOT_FOUND"] as const)(
  "asks for another address where the one that it had is none any more (%s)",
  async (code) => {
    sendTo(code);
    const calls = serve(
      () => Response.json(address),
      () => new Response(null, { status: 403 }),
      () => Response.json(refusal, { status: 400 }),
    );
    await expect(uploadFile(file, { onProgress: () => undefined })).rejects.toMatchObject({ refusal: "file-type" });
    expect(calls).toEqual(
      ["POST", "HEAD", "POST"].map((call, at) => `${call} /api/uploadthing${at === 1 ? "/ingest/k" : ""}`),
    );
  },
);

it("asks for another address each time that one it has sent to is none any more, and not for one that never was", async () => {
  sendTo("broken", "NOT_FOUND", "broken", "NOT_FOUND", "FORBIDDEN");
  const given = () => Response.json(address);
  const there = (bytes: number) => () => new Response(null, { headers: { "x-ut-range-start": `${bytes}` } });
  const calls = serve(given, there(0), there(3), given, there(0), there(5), given, there(0));
  await expect(uploadFile(file, { onProgress: () => undefined })).rejects.toMatchObject({ refusal: "other" });
  const asked = calls.map((call) => call.split(" ", 1)[0]);
  expect(asked).toEqual(["POST", "HEAD", "HEAD", "POST", "HEAD", "HEAD", "POST", "HEAD"]);
});

it("stops at once when it is told to", async () => {
  const stop = new AbortController();
  serve(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  const sent = uploadFile(file, { onProgress: () => undefined, signal: stop.signal });
  stop.abort(new Error("stopped"));
  await expect(sent).rejects.toThrow("stopped");
});

it("stops at once when it is told to while it asks for an address", async () => {
  const stop = new AbortController();
  serve(
    () => {
      stop.abort(new Error("stopped"));
      return Response.json([
        { url: "http://optik.test/api/uploadthing/ingest/k", key: "k", name: "a", customId: null },
      ]);
    },
    () => new Promise<Response>(() => undefined), // the server says nothing of what is there
  );
  const sent = uploadFile(file, { onProgress: () => undefined, signal: stop.signal });
  await expect(sent).rejects.toThrow("stopped");
});
