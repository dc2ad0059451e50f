// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testContext } from "../../../../../tests/support/render-block.tsx";
import { translator } from "~/i18n/catalogue.ts";
import { recordsPropsOf } from "./records-props.ts";
import RecordsScreen from "./records-screen.tsx";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("calls no other period's list that of the chosen one, when that cannot be had", async () => {
  const records = [
    { id: "one", place: 1, playerName: "Ada", total: 27, toPar: null, playedAt: "2026-07-02T12:00:00Z" },
  ];
  vi.stubGlobal("fetch", async (address: string) => {
    if (!address.endsWith("=month")) throw new TypeError("no line");
    return Response.json({ holes: 9, records });
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const props = recordsPropsOf(testContext({ t: translator("de") }));
  await act(async () => root.render(<RecordsScreen {...props} />));
  expect(document.body.textContent).toContain("Ada");
  await act(async () => document.querySelector<HTMLInputElement>("input[value=day]")?.click());
  expect(document.body.textContent).toContain(props.texts.recordsFailed);
  expect(document.body.textContent).not.toContain("Ada");
  await act(async () => root.unmount());
});
