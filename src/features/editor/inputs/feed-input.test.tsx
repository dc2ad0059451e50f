// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { FeedInput } from "./feed-input.tsx";

it("saves no feed that was read later than what was entered after it", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const onSave = vi.fn();
  const answers = { "feed.load": ({ address }: { address: string }) => ({ address, title: "Neues" }) };
  const around = { state: {}, known: {}, actions: { onFlush: () => () => undefined } };
  const option = { label: "option.feed" } as unknown as OptionDefinition;
  const part = <FeedInput option={option} value="" onSave={onSave} />;
  flushSync(() => root.render(inEditor(answered(part, answers as never), around)));
  const input = place.querySelector("input")!;
  const enter = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    flushSync(() => input.dispatchEvent(new InputEvent("input", { bubbles: true })));
    flushSync(() => input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  };
  enter("https://a.example/feed");
  enter("");
  await new Promise((done) => setTimeout(done, 50));
  expect(onSave.mock.calls).toEqual([[""]]);
  enter("https://b.example/feed");
  await eventually(() => expect(onSave.mock.calls).toEqual([[""], ["https://b.example/feed"]]));
  root.unmount();
  place.remove();
});
