// @vitest-environment jsdom
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { BusinessForm } from "./business-form.tsx";
import { newBranch, newBusiness } from "./new-business.ts";
import { SpecialDays } from "./special-days.tsx";
import { StaffFields } from "./staff-fields.tsx";
import { WeekFields } from "./week-fields.tsx";
import { periodOf } from "./week-hours.ts";

const closed = { open: "00:30", close: "00:30" };
const person = (firstName: string) => ({ id: firstName, firstName, lastName: "" });

function Staff() {
  const [staff, setStaff] = useState(["Ada", "Ben", "Cleo"].map(person));
  return <StaffFields staff={staff} path="staff" problems={{}} onChanged={setStaff} />;
}
function Days() {
  const [special, setSpecial] = useState(
    ["2020-01-02", "2035-12-24", "2035-12-25"].map((date) => ({ date, ...closed })),
  );
  return <SpecialDays special={special} path="special" problems={{}} onChanged={setSpecial} />;
}
function Week() {
  const [periods, setPeriods] = useState([periodOf(1, "09:00", "12:00"), periodOf(1, "13:00", "18:00")]);
  return <WeekFields periods={periods} problem={undefined} onChanged={setPeriods} />;
}
const branches = [newBranch("Europe/Zurich"), newBranch("Europe/Zurich")];
const start = { ...newBusiness("Europe/Zurich"), branches };

const focused = () => {
  const { activeElement } = document;
  return activeElement === document.body
    ? null
    : (activeElement?.getAttribute("aria-label") ?? activeElement?.textContent);
};

it.each([
  ["people", <Staff key="" />, /^Ben.*entfernen$/, [/^Cleo.*entfernen$/, /^Ada.*entfernen$/, /hinzufügen$/]],
  ["special days", <Days key="" />, /^24. Dezember.*entfernen$/, [/^25. Dezember 2035 entfernen$/, /hinzufügen$/]],
  ["hours", <Week key="" />, /^Montag.*entfernen$/, [/^Montag.*entfernen$/, /^Montag.*hinzufügen$/]],
  [
    "branches",
    <BusinessForm key="" {...{ start }} before={null} drawer={{} as never} onDone={() => undefined} />,
    /^Filiale entfernen$/,
    [/hinzufügen$/],
  ],
])("the keyboard stays near when one of the %s is removed", (_, part, first, next) => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  flushSync(() =>
    root.render(inEditor(part, { state: { locale: "de" }, known: {}, actions: { onFlush: () => () => undefined } })),
  );
  const called = (button: Element) => button.getAttribute("aria-label") ?? button.textContent ?? "";
  [...place.querySelectorAll("button")].find((button) => first.test(called(button)))?.focus();
  for (const name of next) {
    flushSync(() => (document.activeElement as HTMLElement).click());
    expect(focused()).toMatch(name);
  }
  root.unmount();
  place.remove();
});
