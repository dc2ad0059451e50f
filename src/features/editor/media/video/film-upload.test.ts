import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { untilTrue } from "../../../../../tests/support/eventually.ts";
import { filesUnderWay } from "../../state/unsaved-words.ts";
import { FilmUpload } from "./film-upload.ts";

/** What the server says of each film once it has all of it. */
const status: Record<string, "ready" | "failed"> = {};
const asked: string[] = [];
let looks = 0;
const client = {
  media: {
    directUpload: {
      mutate: ({ filename }: { filename: string }) => {
        asked.push(filename);
        return Promise.resolve({ id: filename, url: `http://films.test/${filename}` });
      },
    },
    createEntry: { mutate: () => Promise.resolve({}) },
    get: {
      query: ({ id }: { id: string }) => {
        looks += 1;
        return Promise.resolve({ id, videoSettings: { source: "own", uploadId: id, status: status[id] } });
      },
    },
  },
} as never;
const film = (name: string) => new File(["film"], name, { type: "video/mp4" });

beforeEach(() => {
  asked.splice(0);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("takes films one after the other: one that waits may be left out, and one that is no film holds up none", async () => {
  Object.assign(status, { one: "failed", two: "ready", four: "ready" });
  const upload = new FilmUpload({ send: () => Promise.resolve(), draw: () => Promise.resolve(null) });
  for (const name of ["one", "two", "three", "four"]) void upload.begin(client, film(name));
  expect(upload.read()).toMatchObject({ phase: "sending", name: "one" });
  expect(upload.readWaiting()).toEqual(["two", "three", "four"]);
  upload.leaveOut(1);

  await untilTrue(() => upload.read().phase === "failed");
  expect(upload.readWaiting()).toEqual(["two", "four"]);
  expect(filesUnderWay.areHeld(), "the tab is not left while films wait").toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  await untilTrue(() => upload.read().phase === "ready");
  expect(upload.read()).toMatchObject({ name: "two", medium: { id: "two" } });
  await vi.advanceTimersByTimeAsync(2_000);
  await untilTrue(() => upload.read().phase === "ready");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(upload.read().phase).toBe("idle");
  expect(asked).toEqual(["one", "two", "four"]);
  expect(filesUnderWay.areHeld()).toBe(false);
});

it("asks every three seconds whether a film is ready, and says so for two", async () => {
  delete status["slow"];
  looks = 0;
  const upload = new FilmUpload({ send: () => Promise.resolve(), draw: () => Promise.resolve(null) });
  void upload.begin(client, film("slow"));
  await vi.advanceTimersByTimeAsync(2_999);
  expect([upload.read().phase, looks]).toEqual(["preparing", 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(looks).toBe(2);
  status["slow"] = "ready";
  await vi.advanceTimersByTimeAsync(3_000);
  expect([upload.read().phase, looks]).toEqual(["ready", 3]);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(upload.read().phase, "it is said for two seconds").toBe("ready");
  await vi.advanceTimersByTimeAsync(1);
  expect(upload.read().phase).toBe("idle");
});

it("a film that is stopped while its picture is drawn holds up none that comes later", async () => {
  const drawn: (() => void)[] = [];
  const draw = () => new Promise<null>((resolve) => drawn.push(() => resolve(null)));
  const upload = new FilmUpload({ send: () => Promise.resolve(), draw });
  void upload.begin(client, film("stopped"));
  await vi.advanceTimersByTimeAsync(0);
  upload.cancel();
  drawn[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(upload.read()).toEqual({ phase: "idle" });
  void upload.begin(client, film("next"));
  expect(upload.read()).toMatchObject({ phase: "sending", name: "next" });
  upload.cancel();
  drawn[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(filesUnderWay.areHeld()).toBe(false);
});
