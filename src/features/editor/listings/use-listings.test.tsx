// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { emptyJob } from "~/features/listings/domain/empty-entry.ts";
import { toast } from "../toasts/toast.ts";
import { useJobWork } from "./use-listings.ts";

it("brings back what was removed with what was known of its own translations, also where more was removed since", async () => {
  const told = vi.spyOn(toast, "success").mockReturnValue("");
  const loading = vi.spyOn(toast, "loading").mockReturnValue("");
  const marksOf = (id: string) => ({ fr: { title: { madeFrom: id } } });
  const saved: unknown[] = [];
  const answers = {
    "listing.remove": ({ id }: { id: string }) => ({ ok: true, wordMarks: marksOf(id) }),
    "listing.saveJob": (input: object) => {
      saved.push(input);
      return { revision: 1 };
    },
  };
  let work: ReturnType<typeof useJobWork>;
  function Probe() {
    work = useJobWork();
    return null;
  }
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(inEditor(answered(<Probe />, answers), { state: {}, known: {} })));
  for (const id of ["first", "second"]) await work!.remove({ value: emptyJob(id), revision: 1, pictures: [] });
  const undo = told.mock.calls[0]?.[1]?.action as { onClick: (event: unknown) => void };
  undo.onClick({});
  await eventually(() => expect(saved).toMatchObject([{ id: "first", wordMarks: marksOf("first") }]));
  for (const spy of [told, loading]) spy.mockRestore();
  root.unmount();
});
