// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import type { Panel } from "../frame/panel-flags.ts";
import { useSlidesIn } from "./use-slides-in.ts";

function Bar({ panel }: { panel: Panel }) {
  return <i data-slides={useSlidesIn(panel)} />;
}

it("has the bar stand still from page to page, and slide in where somebody opens it", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const slides = (panel: Panel) => {
    act(() => root.render(<Bar panel={panel} />));
    return document.querySelector("i")?.dataset["slides"];
  };
  expect([slides("toolbar"), slides("settings"), slides("toolbar")]).toEqual(["false", "false", "false"]);
  slides(null);
  expect(slides("toolbar")).toBe("true");
  act(() => root.unmount());
  vi.unstubAllGlobals();
  const rules = readFileSync("src/features/editor/styles/bar.css", "utf8").split("}");
  const sliding = rules.filter((rule) => /^\s*\.vt-bar[^_]*\{[^}]*animation:/.test(rule));
  expect(sliding.map((rule) => rule.split("{")[0]?.trim())).toEqual(['.vt-bar:where([data-slides="true"])']);
});
