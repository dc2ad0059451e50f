// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { toast } from "../toasts/toast.ts";
import { useInbox, type InboxWork } from "./use-inbox.ts";

it("shows answers as sorted as soon as that is pressed, and as they are where it fails", async () => {
  const spies = (["loading", "error"] as const).map((kind) => vi.spyOn(toast, kind).mockReturnValue("toast"));
  let work: InboxWork | null = null;
  const seen = new Set<string>();
  function Probe() {
    work = useInbox("open", "");
    seen.add(work.shown.map(({ id, isRead }) => `${id}${isRead ? "" : "*"}`).join());
    return null;
  }
  const shown = () => [...seen].at(-1);
  const answers = {
    "inbox.list": () => ({ answers: ["a", "b", "c"].map((id) => ({ id, isRead: false })), next: null }),
    "inbox.sort": ({ as }: { as?: string }) => {
      if (as === "spam") throw new Error("away");
      // and else does not answer
    },
  };
  const root = createRoot(document.createElement("div"));
  root.render(inEditor(answered(<Probe />, answers as never), { state: {}, known: {} }));
  await eventually(() => expect(shown()).toBe("a*,b*,c*"));
  void work!.setRead(["b"]);
  await eventually(() => expect(shown()).toBe("a*,b,c*"));
  void work!.setDone(["a"]);
  await eventually(() => expect(shown()).toBe("b,c*"));
  seen.clear();
  await work!.setSpam(["c"]);
  await eventually(() => expect(shown()).toBe("b,c*"));
  expect(spies[1]).toHaveBeenCalledOnce();
  root.unmount();
  for (const spy of spies) spy.mockRestore();
});

it("says that answers were not marked as new, and into which list they go back", async () => {
  const actions: { label: unknown; onClick: unknown }[] = [];
  const said: unknown[] = [];
  const keep = (text: unknown, given?: { action?: unknown }) => {
    said.push(text);
    if (given?.action) actions.push(given.action as (typeof actions)[0]);
    return "toast";
  };
  const kinds = ["loading", "error", "success"] as const;
  const spies = kinds.map((kind) => vi.spyOn(toast, kind).mockImplementation(keep as never));
  let work: InboxWork | null = null;
  function Probe() {
    work = useInbox("done", "");
    return null;
  }
  const answers = {
    "inbox.list": () => ({ answers: [], next: null }),
    "inbox.sort": ({ as }: { as?: string }) => {
      if (as === "unread") throw new Error("away");
      return { success: true };
    },
  };
  const root = createRoot(document.createElement("div"));
  root.render(inEditor(answered(<Probe />, answers as never), { state: {}, known: {} }));
  await eventually(() => expect(work).not.toBeNull());
  await work!.setUnread(["a"]);
  expect(said.pop()).toMatch(/^Das hat nicht geklappt/);
  await work!.setSpam(["a"]);
  expect(said.pop()).toBe("In den Spam verschoben");
  (actions.pop()?.onClick as () => void)();
  await eventually(() => expect(said.pop()).toBe("Erledigt"));
  root.unmount();
  for (const spy of spies) spy.mockRestore();
});
