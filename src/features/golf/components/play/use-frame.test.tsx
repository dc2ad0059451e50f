// @vitest-environment jsdom
import { act, useRef } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { useFrame } from "./use-frame.ts";

it("measures a window that is being resized a tenth of a second after the last change, and lets nothing glide meanwhile", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  let frame = "";
  function Card() {
    const card = useRef<HTMLDivElement>(null);
    frame = useFrame(card);
    return <div ref={card} style={{ "--golf-frame": "drawer" } as object} />;
  }
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  act(() => root.render(<Card />));
  const card = document.querySelector("div")!;
  expect(frame).toBe("drawer");

  const resize = () => act(() => void window.dispatchEvent(new Event("resize")));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  card.style.setProperty("--golf-frame", "panel");
  resize();
  pass(99);
  resize();
  pass(99);
  expect([frame, card.dataset["resizing"]]).toEqual(["drawer", ""]);
  pass(1);
  expect([frame, card.dataset["resizing"]]).toEqual(["panel", undefined]);
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
