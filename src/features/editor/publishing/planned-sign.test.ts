import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = (name: string) => readFileSync(`src/features/editor/styles/${name}.css`, "utf8").replace(/\s+/g, " ");
const waiting = '.vt-planned:not([data-refused="true"])';

it("gives its room in the fullest bar to the buttons, unless the plan was refused, and the bar's menu says so instead", () => {
  expect(css("publishing")).toContain(`.vt-bar[data-tight="least"] ${waiting} { display: none; }`);
  const dot = `.vt-bar[data-tight="least"]:has(.vt-inbox-button, ${waiting}) .vt-only-phone > .vt-button::after {`;
  expect(css("bar")).toContain(dot);
});
