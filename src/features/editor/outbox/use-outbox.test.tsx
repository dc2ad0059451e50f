// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { hookInEditor, inEditor } from "../../../../tests/support/in-editor.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { toast } from "../toasts/toast.ts";
import { useOutbox, type OutboxWork } from "./use-outbox.ts";

it("asks for the site's mails for those alone who may see them", () => {
  const asks = (isAdmin: boolean) => {
    const user = { ...editorSetting().user, isAdmin };
    return hookInEditor(useOutbox, { state: {}, known: {}, setting: { user } }).mails.fetchStatus;
  };
  expect([asks(true), asks(false)]).toEqual(["fetching", "idle"]);
});

it("knows of a mail that it was asked for again, until the server has said what becomes of it", async () => {
  const told = vi.spyOn(toast, "error").mockReturnValue("toast");
  let work: OutboxWork | null = null;
  let asked = "";
  function Probe() {
    work = useOutbox();
    asked = [...work.areAsked].join();
    return null;
  }
  const refuse = () => {
    throw new Error("away");
  };
  const root = createRoot(document.createElement("div"));
  const answers = {
    "outbox.again": ({ mailId }: { mailId?: string }) => (mailId === "refused" ? refuse() : undefined),
  };
  root.render(inEditor(answered(<Probe />, answers as never), { state: {}, known: {} }));
  await eventually(() => expect(work).not.toBeNull());
  void work!.sendAgain("mail");
  await eventually(() => expect(asked).toBe("mail"));
  await work!.sendAgain("refused");
  await eventually(() => expect(asked).toBe("mail"));
  expect(told).toHaveBeenCalledOnce();
  root.unmount();
  told.mockRestore();
});
