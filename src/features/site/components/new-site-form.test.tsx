// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { translatorFor } from "~/i18n/catalogue.ts";
import { NewSiteForm } from "./new-site-form.tsx";

it("judges the hours anew in the language that is chosen after they were written", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const t = translatorFor("account", "de");
  const form = <NewSiteForm t={t} locale="de" busy="" onWanted={() => Promise.resolve(null)} />;
  flushSync(() => root.render(form));
  const hours = place.querySelector<HTMLInputElement>("[name=hours]")!;
  const language = place.querySelector<HTMLSelectElement>("[name=language]")!;
  const choose = (value: string) => {
    language.value = value;
    flushSync(() => language.dispatchEvent(new Event("change", { bubbles: true })));
    return hours.validity.customError;
  };
  choose("fr");
  hours.value = "Di-Sa 9-12"; // «di» is a Sunday in French
  flushSync(() => hours.dispatchEvent(new Event("input", { bubbles: true })));
  expect(hours.validationMessage).toBe(t("newSite.hoursWrong"));
  expect(choose("de")).toBe(false);
  expect(choose("fr")).toBe(true);
  root.unmount();
  place.remove();
});
