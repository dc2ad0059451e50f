import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { filesUnderWay } from "../../state/unsaved-words.ts";
import { toast } from "../../toasts/toast.ts";
import type { FilmUpload, FilmUploadState } from "./film-upload.ts";
import { filmWithToast } from "./film-with-toast.ts";

interface Button {
  label: string;
  onClick: (event: Event) => void;
}

interface Told {
  kind: string;
  text: string;
  buttons: Record<string, () => boolean>;
  duration?: number | undefined;
  dismiss?: () => void;
}

const told: Told[] = [];
beforeEach(() => {
  told.splice(0);
  for (const kind of ["loading", "success", "error"] as const)
    vi.spyOn(toast, kind).mockImplementation((text, { action, cancel, duration, onDismiss } = {}) => {
      const given = [action, cancel].filter(Boolean) as unknown as Button[];
      const buttons = Object.fromEntries(given.map(({ label, onClick }) => [label, () => isGoneAfter(onClick)]));
      told.push({ kind, text, buttons, duration, dismiss: () => onDismiss?.({ id: 1 }) });
      return 1;
    });
  vi.spyOn(toast, "dismiss").mockImplementation(() => void told.push({ kind: "dismissed", text: "", buttons: {} }));
});
afterEach(() => vi.restoreAllMocks());

/** Whether a toast goes once this button of it was pressed. */
function isGoneAfter(press: Button["onClick"]): boolean {
  const event = new Event("click", { cancelable: true });
  press(event);
  return !event.defaultPrevented;
}

const film = new File(["film"], "Laden.mov");
const name = film.name;
const medium = { id: "film" } as never;
const t = ((key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" ")) as never;
const texts = { errors: { "film-hevc": "HEVC" }, editor: { "save.offlineShort": "Offline" } } as never;

/** An upload that goes through these states as it is told to. */
function acted() {
  const listeners = new Set<() => void>();
  let state: FilmUploadState = { phase: "idle" };
  const say = (next: FilmUploadState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const upload = {
    begin: () => Promise.resolve(say({ phase: "sending", name, percent: 0 })),
    retry: () => say({ phase: "sending", name, percent: 50 }),
    cancel: () => say({ phase: "idle" }),
    read: () => state,
    subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
  } as unknown as FilmUpload;
  return { say, ended: filmWithToast(film, { t, texts, client: {} as never, upload }) };
}

it("tells how a film goes until it is ready, also one that failed in between and goes on", async () => {
  const { say, ended } = acted();
  say({ phase: "failed", name, during: "sending", reason: null, canRetry: true });
  expect(told.at(-1)).toMatchObject({ kind: "error", text: "film.sendFailed Laden.mov Offline" });
  expect(told.at(-1)?.buttons["film.retry"]?.(), "its toast goes on, too").toBe(false);
  expect(told.at(-1)).toMatchObject({ kind: "loading", text: "film.sending Laden.mov 50" });
  say({ phase: "preparing", name });
  expect(filesUnderWay.areHeld(), "the page that is to show it is not left").toBe(true);
  say({ phase: "ready", name, file: film, medium });
  expect(await ended).toBe(medium);
  expect(filesUnderWay.areHeld()).toBe(false);
  expect(told.slice(-2)).toMatchObject([{ text: "film.preparing Laden.mov" }, { kind: "success" }]);
});

it("ends with nothing when it is stopped, or cannot be taken, which is said with the reason", async () => {
  const stopped = acted();
  told.at(-1)?.buttons["film.cancel"]?.();
  expect(await stopped.ended).toBeNull();
  expect(told.at(-1)?.kind).toBe("dismissed");
  const refused = acted();
  refused.say({ phase: "failed", name, during: "preparing", reason: "film-hevc", canRetry: false });
  expect(await refused.ended).toBeNull();
  expect(told.at(-1)).toMatchObject({ kind: "error", text: "film.prepareFailed Laden.mov HEVC", buttons: {} });
});

it("offers to go on until somebody decides, and ends with nothing when that is put away", async () => {
  const { say, ended } = acted();
  const failed = { phase: "failed", name, during: "sending", reason: null, canRetry: true } as const;
  let isOver = false;
  void ended.then(() => (isOver = true));
  say(failed);
  expect(told.at(-1)?.duration).toBe(Infinity);
  const before = told.at(-1);
  before?.buttons["film.retry"]?.();
  before?.dismiss?.();
  await Promise.resolve();
  expect(isOver, "it is on its way again").toBe(false);
  say(failed);
  told.at(-1)?.dismiss?.();
  expect(await ended).toBeNull();
});
