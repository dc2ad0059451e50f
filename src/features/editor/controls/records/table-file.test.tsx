// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { toast } from "../../toasts/toast.ts";
import { TableFile } from "./table-file.tsx";

it("says so where the file that was picked cannot be read", async () => {
  const failed = vi.spyOn(toast, "error").mockReturnValue("");
  const place = document.createElement("div");
  const root = createRoot(place);
  const ask = vi.fn(() => Promise.resolve(null));
  const work = { download: () => Promise.resolve(), ask, apply: () => Promise.resolve() };
  const words = () => ({}) as never;
  const part = <TableFile work={work} reasonText={() => ""} wordsOf={words} />;
  flushSync(() => root.render(inEditor(part, { state: { locale: "de" }, known: {} })));
  const input = place.querySelector("input");
  const picked = { size: 3, arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) };
  Object.defineProperty(input, "files", { value: [picked] });
  flushSync(() => input?.dispatchEvent(new Event("change", { bubbles: true })));
  await eventually(() => expect(failed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("nicht geklappt")));
  expect(ask).not.toHaveBeenCalled();
  failed.mockRestore();
  root.unmount();
});
