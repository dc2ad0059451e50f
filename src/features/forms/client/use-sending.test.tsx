// @vitest-environment jsdom
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FormField } from "../domain/form-field.ts";
import { forms, type FormKind } from "../domain/forms.ts";
import type { FormTexts } from "../form-texts.ts";
import type { Outcome } from "../outcome.ts";
import { useSending } from "./use-sending.ts";

const groupId = "10000000-0000-4000-8000-000000000000";
const texts = {
  states: { loading: "…", sent: "Gesendet", error: "Nicht gesendet" },
  problems: { booked: "Leider ausgebucht" },
} as FormTexts;
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

describe("a package that somebody else has taken meanwhile", () => {
  const fields: FormField[] = [{ name: "hauptsponsor", type: "checkbox", price: 29_000 }];
  const refused: Outcome = { state: "refused", notice: "booked", problems: { hauptsponsor: "booked" } };
  const said: unknown[] = [];

  /** A form of a package, which is booked up or not, and a company; each try is answered so. */
  function open({ isBooked }: { isBooked: boolean }) {
    vi.stubGlobal("fetch", (url: string) => Promise.resolve(Response.json(url === "?" ? refused : {})));
    document.body.innerHTML = `<form action="?">
      <div class="form__field"><input type="checkbox" id="h" name="hauptsponsor" ${isBooked ? "disabled" : ""}></div>
      <div class="form__field"><input id="c" name="company"></div>
      <button type="submit"><span>Buchen</span></button><div></div></form>`;
    function Form() {
      const place = useRef<HTMLDivElement>(null);
      const { rest } = forms.aspectSponsorForm;
      said.push(useSending(place, { groupId, fields, texts, rest, notice: null, problems: {} }).said);
      return <div ref={place} />;
    }
    root = createRoot(document.querySelector("form > div:last-child")!);
    act(() => root.render(<Form />));
  }
  const box = () => document.querySelector<HTMLInputElement>("#h")!;
  const company = () => document.querySelector<HTMLInputElement>("#c")!;
  const press = async () => {
    const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    await act(() => document.querySelector("form")?.dispatchEvent(submit));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  const tick = (isTicked: boolean) =>
    act(async () => {
      box().checked = isTicked;
      box().dispatchEvent(new Event("input", { bubbles: true }));
      await vi.advanceTimersByTimeAsync(0);
    });
  const atItsPlace = () => box().parentElement?.textContent?.trim();
  afterEach(() => {
    said.length = 0;
    sessionStorage.clear();
  });

  it("is told at its place and over the form, also when it is ticked again, and nothing that was written is lost", async () => {
    open({ isBooked: false });
    await tick(true);
    company().value = "Muster AG";
    await press();
    expect(said.at(-1)).toMatchObject({ notice: "booked", isBelow: false, problems: { hauptsponsor: "booked" } });
    expect(document.activeElement).toBe(box());
    expect([atItsPlace(), company().value]).toEqual(["Leider ausgebucht", "Muster AG"]);
    await tick(false);
    expect(atItsPlace()).toBe("");
    await tick(true);
    expect(atItsPlace()).toBe("Leider ausgebucht");
  });

  it("is told where the page is loaded anew with what was written", async () => {
    open({ isBooked: false });
    await tick(true);
    act(() => root.unmount());
    open({ isBooked: true });
    expect(said.at(-1), "nothing was sent").toBeNull();
    expect([atItsPlace(), box().checked]).toEqual(["Leider ausgebucht", false]);
    act(() => root.unmount());
    open({ isBooked: true });
    expect(atItsPlace(), "told once").toBe("");
  });
});
