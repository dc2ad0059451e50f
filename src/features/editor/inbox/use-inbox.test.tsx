// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
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
  await vi.waitFor(() => expect(shown()).toBe("a*,b*,c*"));
  void work!.setRead(["b"]);
  await vi.waitFor(() => expect(shown()).toBe("a*,b,c*"));
  void work!.setDone(["a"]);
  await vi.waitFor(() => expect(shown()).toBe("b,c*"));
  seen.clear();
  await work!.setSpam(["c"]);
  await vi.waitFor(() => expect(shown()).toBe("b,c*"));
  expect(spies[1]).toHaveBeenCalledOnce();
  root.unmount();
  for (const spy of spies) spy.mockRestore();
});
