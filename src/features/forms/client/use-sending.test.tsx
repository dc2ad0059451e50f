// @vitest-environment jsdom
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forms, type FormKind } from "../domain/forms.ts";
import type { FormTexts } from "../form-texts.ts";
import type { Outcome } from "../outcome.ts";
import { useSending } from "./use-sending.ts";

const groupId = "10000000-0000-4000-8000-000000000000";
const texts = { states: { loading: "…", sent: "Gesendet", error: "Nicht gesendet" } } as FormTexts;
const failed: Outcome = { state: "refused", notice: "failed", problems: {} };

let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form of this kind without questions, sent to a server that answers so; what its button says after so many ms. */
async function sent(kind: FormKind, outcome: Outcome) {
  const answers = [{}, outcome]; // the first is asked since when it is filled in, and does not know
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answers.shift())));
  document.body.innerHTML = `<form action="?"><button type="submit"><span>Absenden</span></button><div></div></form>`;
  function Form() {
    const place = useRef<HTMLDivElement>(null);
    useSending(place, { groupId, fields: [], texts, rest: forms[kind].rest, notice: null, problems: {} });
    return <div ref={place} />;
  }
  root = createRoot(document.querySelector("div")!);
  act(() => root.render(<Form />));
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  await act(() => document.querySelector("form")?.dispatchEvent(submit));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const button = document.querySelector("button");
  const says = () => [...(button?.children ?? [])].filter((part) => !(part as HTMLElement).hidden).at(-1)?.textContent;
  return async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return says();
  };
}

it.each<[FormKind, string, Outcome, number]>([
  ["contactForm", "Nicht gesendet", failed, 3_000],
  ["form", "Nicht gesendet", failed, 3_000],
  ["aspectSponsorForm", "Nicht gesendet", failed, 2_000],
  ["aspectSponsorForm", "Gesendet", { state: "sent" }, 2_000],
])("%s says «%s» and can be sent again after its time", async (kind, said, outcome, ms) => {
  const after = await sent(kind, outcome);
  expect(await after(0)).toBe(said);
  expect(await after(ms - 1)).toBe(said);
  expect(await after(1)).toBe("Absenden");
});

it.each<FormKind>(["contactForm", "form"])("%s stays sent", async (kind) => {
  const after = await sent(kind, { state: "sent" });
  expect(await after(60_000)).toBe("Gesendet");
});
