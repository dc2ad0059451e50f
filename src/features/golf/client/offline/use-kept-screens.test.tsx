// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { useKeptScreens } from "./use-kept-screens.ts";

const screen = (name: string) => `/de/~urban-golf-${name}`;
const paths = {
  root: "/de",
  start: screen("start"),
  edit: screen("edit"),
  share: screen("share"),
  play: screen("play"),
  coupon: screen("coupon"),
};
const register = vi.fn();

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("isSecureContext", true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  document.body.replaceChildren();
});

function Screen() {
  useKeptScreens(paths, false);
  return null;
}

it("has the screens kept once the page rests, and again when the network is back, but not after it was left", async () => {
  register.mockRejectedValue(new TypeError("no network"));
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Screen />));
  expect(register).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_500);
  vi.useRealTimers();
  await eventually(() => expect(register).toHaveBeenCalledTimes(3));
  window.dispatchEvent(new Event("online"));
  await eventually(() => expect(register).toHaveBeenCalledTimes(6));
  act(() => root.unmount());
  window.dispatchEvent(new Event("online"));
  await import("./keep-screens.ts");
  expect(register).toHaveBeenCalledTimes(6);
});
