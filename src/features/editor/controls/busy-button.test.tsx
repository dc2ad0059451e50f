// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { BusyButton } from "./busy-button.tsx";

it("is pressed in vain while it is busy, also as what sends a form, and keeps the keyboard", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const pressed = vi.fn();
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const draw = (isBusy: boolean) =>
    act(() =>
      root.render(
        <form onSubmit={sent}>
          <BusyButton isBusy={isBusy} type="button" onClick={pressed} />
          <BusyButton isBusy={isBusy} type="submit" />
        </form>,
      ),
    );
  draw(false);
  const [own, sends] = place.querySelectorAll("button");
  const press = () => {
    own?.click();
    sends?.click();
  };
  sends?.focus();
  press();
  draw(true);
  press();
  expect(document.activeElement).toBe(sends);
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
  draw(false);
  press();
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([2, 2]);
  act(() => root.unmount());
  place.remove();
});
