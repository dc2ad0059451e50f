// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import InboxPanel from "./inbox-panel.tsx";
import { useOnArrivals } from "./use-on-arrivals.ts";

const answer = (id: string) => ({
  ...{ id, sender: id, email: "", page: null, locale: "de", isRead: true, spamReason: null, lines: [], files: [] },
  createdAt: "2026-11-25T08:00:00.000Z",
});

it("leaves the keyboard at the next answer once one has gone, and at one that is closed", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const frame = { panel: "inbox", togglePanel: () => undefined } as Partial<Frame> as Frame;
  const answers = { "inbox.list": () => ({ answers: ["Ada", "Bea", "Cleo"].map(answer), next: null }) };
  const panel = <FrameProvider frame={frame} children={<InboxPanel />} />;
  root.render(inEditor(answered(panel, answers), { state: { locale: "de" }, known: {} }));
  const press = (name: string, within: ParentNode = place) => {
    const found = [...within.querySelectorAll<HTMLButtonElement>("button")].find((each) => each.textContent === name);
    found?.focus();
    flushSync(() => found?.click());
  };
  const row = (id: string) => place.querySelector(`[data-answer=${id}]`) ?? place;
  const at = () => document.activeElement?.closest("[data-answer]")?.getAttribute("data-answer");
  await eventually(() => expect(place.querySelectorAll("[data-answer]")).toHaveLength(3));
  press("Als neu markieren", row("Bea"));
  expect(at()).toBe("Bea");
  expect(document.activeElement?.className).toBe("vt-inbox__head");
  press("Erledigt", row("Ada"));
  expect(at()).toBe("Bea");
  flushSync(() => row("Cleo").querySelector<HTMLElement>("[type=checkbox]")?.click());
  press("Ist Spam", place.querySelector(".vt-inbox__chosen") ?? place);
  expect(at()).toBe("Bea");
  press("Erledigt", row("Bea"));
  expect(document.activeElement).toBe(place.querySelector("ol"));
  root.unmount();
  place.remove();
});

it("is told when another number of answers is counted in any list, and not of the first one", () => {
  const arrived = vi.fn();
  function Probe({ counts }: { counts: Parameters<typeof useOnArrivals>[0] }) {
    useOnArrivals(counts, arrived);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const two = { unread: 0, open: 2, spam: 0 };
  const movedToSpam = { ...two, open: 1, spam: 1 };
  const oneCameAndOneWasDone = { ...movedToSpam, unread: 1 };
  const calls = [null, two, { ...two }, { ...two, open: 3 }, two, movedToSpam, oneCameAndOneWasDone].map((counts) => {
    flushSync(() => root.render(<Probe counts={counts} />));
    return arrived.mock.calls.length;
  });
  expect(calls).toEqual([0, 0, 0, 1, 2, 3, 4]);
  root.unmount();
});
