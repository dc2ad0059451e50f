// @vitest-environment jsdom
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { useRecordForm } from "./use-record-form.ts";
import type { SavedAs } from "./use-save-record.ts";

interface Entry {
  title: string;
}
const stored = (title: string, revision: number) => ({ value: { title }, revision, pictures: [] });

it("stays open where somebody writes on while it is saved, and saves that over what it was saved as", async () => {
  let work: ReturnType<typeof useRecordForm<Entry>>;
  const onSaved = vi.fn();
  const answers: ((saved: SavedAs | null) => void)[] = [];
  const save = vi.fn((_value: Entry, _before: unknown) => new Promise<SavedAs | null>((done) => answers.push(done)));
  const [start, before] = [{ title: "Alt" }, stored("Alt", 1)];
  function Probe() {
    work = useRecordForm<Entry>({ start, before, check: (value) => ({ ok: true, value }), save, onSaved });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<Probe />));
  const write = (title: string) => flushSync(() => work.change({ title }));
  const send = () => flushSync(() => work.onSubmit({ preventDefault: () => undefined } as FormEvent));
  const answer = async (at: number, saved: SavedAs | null) => {
    answers[at]?.(saved);
    await eventually(() => expect(work.isBusy).toBe(false));
  };
  write("Neu");
  send();
  send();
  expect(save, "pressed twice, it is saved once").toHaveBeenCalledOnce();
  write("Neuer");
  await answer(0, { revision: 2 });
  expect([onSaved.mock.calls.length, work!.value.title, work!.isChanged]).toEqual([0, "Neuer", true]);
  send();
  expect(save.mock.calls[1]).toEqual([{ title: "Neuer" }, stored("Neu", 2)]);
  await answer(1, null);
  expect([onSaved.mock.calls.length, work!.value.title]).toEqual([0, "Neuer"]);
  send();
  await answer(2, { revision: 3 });
  expect(onSaved).toHaveBeenCalledOnce();
  root.unmount();
});
