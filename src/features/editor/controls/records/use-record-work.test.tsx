// @vitest-environment jsdom
import { TRPCClientError } from "@trpc/client";
import { useQuery } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { hookInEditor, inEditor } from "../../../../../tests/support/in-editor.tsx";
import { toast } from "../../toasts/toast.ts";
import { useRecordWork } from "./use-record-work.ts";
import { useRemoveRecord } from "./use-remove-record.ts";

it("says that a record is removed that was gone already, as a first try may have removed it", async () => {
  const spies = (["loading", "error", "success"] as const).map((kind) => vi.spyOn(toast, kind).mockReturnValue(""));
  const data = { httpStatus: 404, details: { refusal: "record-gone" } };
  const gone = TRPCClientError.from({ error: { code: -32004, message: "no", data } });
  const remove = () => Promise.reject(gone);
  const given = { remove, restore: () => Promise.resolve(), known: { queryKey: ["list"] }, removed: "Weg" };
  const work = hookInEditor(() => useRemoveRecord<null>(given), { state: {}, known: {} });
  expect(await work(null)).toBe(true);
  expect(spies.map((spy) => spy.mock.calls.length)).toEqual([1, 0, 1]);
  for (const spy of spies) spy.mockRestore();
});

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
