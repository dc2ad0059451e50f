// @vitest-environment jsdom
import { useQuery } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { createRoot } from "react-dom/client";
import { toast, type Action } from "sonner";
import { afterEach, expect, it } from "vitest";
import type { EntryPlace } from "~/features/listings/domain/entry-place.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { loadToaster } from "../toasts/toast.ts";
import { useSaveEntryText } from "./use-save-entry-text.ts";

const root = createRoot(document.createElement("div"));
afterEach(() => root.render(null));

/** How a text is saved beside a screen that shows its entry, where the server answers so. */
async function saving(answers: Record<string, unknown>): Promise<ReturnType<typeof useSaveEntryText>> {
  const given: ReturnType<typeof useSaveEntryText>[] = [];
  function Probe() {
    given.push(useSaveEntryText());
    useQuery(useTRPC().listing.words.queryOptions({ list: "jobs", id: "job" }));
    return null;
  }
  const words = { "listing.words": () => ({ id: "job", texts: {} }) };
  root.render(inEditor(answered(<Probe />, { ...words, ...answers }), { state: {}, known: {} }));
  await eventually(() => expect(given).not.toEqual([]));
  return given[0]!;
}

it("asks for an entry anew after the last of its texts alone, so that none of them goes back for a moment", async () => {
  let asked = 0;
  const answers = {
    "listing.words": () => ({ id: `${(asked += 1)}`, texts: {} }),
    // The title's comes at once, the other one's never.
    "listing.saveText": ({ part }: { part?: string }) => (part === "title" ? { ok: true } : undefined),
  };
  const save = await saving(answers);
  await eventually(() => expect(asked).toBe(1));
  const place = (type: string) => ({ type, list: "jobs", listingId: "job" }) as unknown as EntryPlace;
  await save(place("listingTitle"), { locale: "fr", text: "Opticienne" });
  await eventually(() => expect(asked).toBe(2));
  void save(place("listingWorkQuota"), { locale: "fr", text: "80 %" });
  await save(place("listingTitle"), { locale: "fr", text: "Opticien" });
  await new Promise((done) => setTimeout(done, 30));
  expect(asked).toBe(2);
});

it("writes each description over what the one before it has really left there", async () => {
  const sent: (string | undefined)[] = [];
  const answers: (() => void)[] = [];
  const saveText = ({ text, was }: { text?: string; was?: string }) => {
    sent.push(`${text} over ${was}`);
    if (text === "Drei") throw new Error("the line was cut");
    return new Promise((done) => answers.push(() => done({ ok: true })));
  };
  const save = await saving({ "listing.saveText": saveText });
  const place = { type: "listingDescription", list: "jobs", listingId: "late" } as unknown as EntryPlace;
  const texts = ["Eins", "Zwei", "Drei", "Vier"];
  const saved = texts.map((text, at) => save(place, { locale: "fr", text, was: texts[at - 1] ?? "Alt" }));
  for (const known of [1, 2]) {
    await eventually(() => expect(answers).toHaveLength(known));
    expect(sent).toHaveLength(known);
    answers[known - 1]?.();
  }
  await eventually(() => expect(answers).toHaveLength(3));
  answers[2]?.();
  expect(await Promise.all(saved)).toEqual([true, true, false, true]);
  expect(sent).toEqual(["Eins over Alt", "Zwei over Eins", "Drei over Zwei", "Vier over Zwei"]);
});

it("is done with a text that is saved, and with one that somebody else was faster with; other words stay where they were written", async () => {
  const answers = {
    "listing.saveText": ({ part, text }: { part?: string; text?: string }) => {
      if (part === "title") return { ok: true };
      const refusal = text === "80 %" ? "record-changed" : "record-gone";
      const error = { message: "no", code: -32_600, data: { details: { refusal } } };
      return Promise.reject(TRPCClientError.from({ error } as never));
    },
  };
  const save = await saving(answers);
  const place = (type: string) => ({ type, list: "jobs", listingId: "other" }) as unknown as EntryPlace;
  const write = (type: string, text: string) => save(place(type), { locale: "fr", text });
  expect(await write("listingTitle", "Opticienne")).toBe(true);
  expect(await write("listingWorkQuota", "80 %")).toBe(true);
  expect(await write("listingWorkQuota", "60 %")).toBe(false);
});

it("writes what did not arrive, tried again or written anew, over what was there when it was written at first", async () => {
  await loadToaster();
  const sent: (string | undefined)[] = [];
  let isOffline = true;
  const saveText = ({ text, was }: { text?: string; was?: string }) => {
    sent.push(`${text} over ${was}`);
    if (isOffline) throw new Error("there is no line");
    return { ok: true };
  };
  const save = await saving({ "listing.saveText": saveText });
  const place = { type: "listingTitle", list: "jobs", listingId: "offline" } as unknown as EntryPlace;
  expect(await save(place, { locale: "fr", text: "Eins", was: "Alt" })).toBe(false);
  expect(await save(place, { locale: "fr", text: "Zwei", was: "Eins" })).toBe(false);
  isOffline = false;
  const told = toast.getToasts().find(({ id }) => String(id).startsWith("entry-jobs,offline,"));
  const action = told && "action" in told ? (told.action as Action) : null;
  action?.onClick({} as never);
  await eventually(() => expect(sent).toHaveLength(3));
  expect(sent).toEqual(["Eins over Alt", "Zwei over Alt", "Zwei over Alt"]);
});
