// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { testMedia } from "../../../../../tests/support/render-block.tsx";
import { SiteProvider } from "../../site/site-context.tsx";
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
