import { TRPCClientError } from "@trpc/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import type { BrowserClient } from "~/trpc/client.ts";
import { SiteProvider } from "../../site/site-context.tsx";
import { toast } from "../../toasts/toast.ts";
import { useFiling } from "./use-filing.ts";

it.each([
  ["gone", { refusal: "folder-gone" }, "Diesen Ordner gibt es nicht mehr", [["Alt", ""]]],
  ["kept by the server", {}, "Ein Fehler ist aufgetreten", []],
])("says of a folder that is %s why it gets no other name, and shows none that is not there", async (...row) => {
  const [, details, says, told] = row;
  const error = vi.spyOn(toast, "error").mockReturnValue("");
  const found: ReturnType<typeof useFiling>[] = [];
  function Probe() {
    found.push(useFiling());
    return null;
  }
  const data = { code: "NOT_FOUND", httpStatus: 404, details };
  const refused = TRPCClientError.from({ error: { code: -32004, message: "not-found", data } });
  const part = (
    <SiteProvider client={{} as BrowserClient} setting={editorSetting()}>
      <Probe />
    </SiteProvider>
  );
  const around = { state: { locale: "de" as const }, known: {} };
  drawnInEditor(answered(part, { "media.renameFolder": () => Promise.reject(refused) }), around);
  const onRenamed = vi.fn();
  await found[0]?.renameFolder({ from: "Alt", to: "Neu" }, onRenamed);
  expect(error).toHaveBeenCalledWith(`Der Ordner konnte nicht umbenannt werden: ${says}`);
  expect(onRenamed.mock.calls).toEqual(told);
  error.mockRestore();
});
