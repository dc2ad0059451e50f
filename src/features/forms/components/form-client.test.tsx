// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forms } from "../domain/forms.ts";
import type { FormTexts } from "../form-texts.ts";
import { FormClient } from "./form-client.tsx";

const scrolled: string[] = [];
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.className);
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("brings into sight why a form was not sent", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  document.body.innerHTML = `<form action="?"><button type="submit"><span>Absenden</span></button><div></div></form>`;
  const texts = { states: { error: "Nicht gesendet" }, notices: { failed: "Keine Verbindung" } } as FormTexts;
  const { rest } = forms.form;
  const root = createRoot(document.querySelector("div")!);
  act(() => root.render(<FormClient groupId="form" fields={[]} {...{ texts, rest }} notice={null} problems={{}} />));
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  await act(() => document.querySelector("form")?.dispatchEvent(submit));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Keine Verbindung");
  expect(scrolled, "what has a box of its own").toEqual(["form__notice form__notice--below"]);
  act(() => root.unmount());
});
