// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { TRPCClientError } from "@trpc/client";
import { toast } from "sonner";
import { expect, it } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { testMedia } from "../../../../../tests/support/render-block.tsx";
import { SiteProvider } from "../../site/site-context.tsx";
import { loadToaster } from "../../toasts/toast.ts";
import { AltEntry } from "./alt-entry.tsx";

it("calls a picture decoration that is so in the first language, whatever languages came later", () => {
  const [place, state] = [document.createElement("div"), { locale: "fr" as const, media: {} }];
  const root = createRoot(place);
  const actions = { getState: () => state as never, onFlush: () => () => undefined, addMedia: () => undefined };
  const entry = (
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <AltEntry medium={testMedia({ alt: { de: "" } })} />
    </SiteProvider>
  );
  flushSync(() => root.render(inEditor(entry, { state, known: {}, actions })));
  expect(place.querySelector("input[data-vt-part=alt]")).toBeNull();
  root.unmount();
});

it("leaves the keyboard at the words that somebody calls still right, for the question goes away", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const medium = testMedia({ alt: { de: "Ein Laden" }, altSources: { de: "Ein Laden" } });
  const state = { locale: "de" as const, media: {} };
  const actions = { getState: () => state as never, onFlush: () => () => undefined, addMedia: () => undefined };
  const entry = (
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <AltEntry medium={medium} />
    </SiteProvider>
  );
  flushSync(() => root.render(inEditor(entry, { state, known: {}, actions })));
  const [right] = [...place.querySelectorAll("button")].filter(({ textContent }) => textContent === "Stimmt noch");
  right?.focus();
  right?.click();
  expect(document.activeElement).toBe(place.querySelector("input[data-vt-part=alt]"));
  root.unmount();
  place.remove();
});

it("shows another language's words while those of one are on their way, and keeps what was refused to be taken along", async () => {
  await loadToaster();
  let refuse: ((error: unknown) => void) | null = null;
  const mutate = () => new Promise((_, fail) => (refuse = fail));
  const client = { site: { edit: { mutate } } } as never;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const show = (locale: "de" | "fr") => {
    const state = { locale, media: {} };
    const quiet = { onFlush: () => () => undefined, addMedia: () => undefined, refresh: () => Promise.resolve() };
    const actions = { getState: () => state as never, ...quiet };
    const entry = <AltEntry medium={testMedia({ alt: {} })} />;
    const part = <SiteProvider client={client} setting={editorSetting()} children={entry} />;
    flushSync(() => root.render(inEditor(part, { state, known: {}, actions })));
  };
  const input = () => place.querySelector<HTMLInputElement>("input[data-vt-part=alt]")!;
  show("de");
  input().focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(), "Ein Laden am See");
  flushSync(() => input().dispatchEvent(new Event("input", { bubbles: true })));
  flushSync(() => input().blur());
  await eventually(() => expect(refuse).not.toBeNull());
  show("fr");
  expect(input().value).toBe("");
  refuse!(
    TRPCClientError.from({
      error: { code: -32_600, message: "", data: { httpStatus: 400, details: { refusal: "not-found" } } },
    } as never),
  );
  await eventually(() =>
    expect(toast.getToasts()).toContainEqual(
      expect.objectContaining({ description: "Ein Laden am See", duration: Infinity }),
    ),
  );
  expect(input().value).toBe("");
  root.unmount();
  place.remove();
});
