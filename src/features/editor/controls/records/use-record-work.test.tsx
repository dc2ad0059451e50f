// @vitest-environment jsdom
import { useQuery } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { toast } from "../../toasts/toast.ts";
import { useRecordWork } from "./use-record-work.ts";

it("has the records asked for anew also where no answer came: what was asked may be done", async () => {
  const failed = vi.spyOn(toast, "error").mockReturnValue("");
  const loading = vi.spyOn(toast, "loading").mockReturnValue("");
  const list = vi.fn(() => Promise.resolve([]));
  let work: ReturnType<typeof useRecordWork>;
  function Probe() {
    work = useRecordWork({ queryKey: ["list"] });
    useQuery({ queryKey: ["list"], queryFn: list });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(inEditor(<Probe />, { state: {}, known: {} })));
  await eventually(() => expect(list).toHaveBeenCalledOnce());
  expect(await work!(() => Promise.reject(new Error("no answer")), { done: "" })).toBe(false);
  await eventually(() => expect(list).toHaveBeenCalledTimes(2));
  expect(failed).toHaveBeenCalledOnce();
  for (const spy of [failed, loading]) spy.mockRestore();
  root.unmount();
});
