// @vitest-environment jsdom
import { TRPCClientError } from "@trpc/client";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { translatorFor } from "~/i18n/catalogue.ts";
import { OnceButton } from "./once-button.tsx";
import { RoleSelect } from "./role-select.tsx";
import { useProvedChange, type ProvedChanges } from "./use-proved-change.ts";

let root: Root;
let place: HTMLElement;
let changes: ProvedChanges;
function Probe() {
  changes = useProvedChange(() => Promise.resolve());
  return null;
}
const t = translatorFor("account", "de");
const refusedWith = (httpStatus: number, reason?: string) =>
  Object.assign(new TRPCClientError("no"), { data: { httpStatus, ...(reason && { details: { reason } }) } });

/** Calls that are answered when somebody says so, in the order in which they were made. */
function calls() {
  const made: { name: string; answer: (error?: Error) => void }[] = [];
  const call = (name: string) => () =>
    new Promise<void>((done, fail) => made.push({ name, answer: (error) => (error ? fail(error) : done()) }));
  const answer = async (name: string, error?: Error) => {
    await eventually(() => expect(made.at(-1)?.name).toBe(name));
    made.at(-1)?.answer(error);
  };
  return { made, call, answer };
}

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  flushSync(() => root.unmount());
  place.remove();
});

it("makes one change after the other, and tells what went wrong with the first also when the second is done", async () => {
  flushSync(() => root.render(<Probe />));
  const { made, call, answer } = calls();
  const both = ["a", "b"].map((name) => changes.makeInRow({ call: call(name), said: `${name} ist geändert` }));
  await eventually(() => expect(made).toHaveLength(1));
  await answer("a", refusedWith(429));
  await answer("b");
  await Promise.all(both);
  await eventually(() => expect([changes.problem, changes.said]).toEqual(["tooMany", "b ist geändert"]));
});

it("makes all again that waited for the password", async () => {
  flushSync(() => root.render(<Probe />));
  const { made, call, answer } = calls();
  const both = ["a", "b"].map((name) => changes.makeInRow({ call: call(name), said: name }));
  await answer("a", refusedWith(403, "proveAgain"));
  await answer("b", refusedWith(403, "proveAgain"));
  await Promise.all(both);
  await new Promise((drawn) => setTimeout(drawn, 20));
  expect(changes.isWaiting).toBe(true);
  const again = changes.goOn();
  await eventually(() => expect(made).toHaveLength(3));
  await answer("a");
  await answer("b");
  await again;
  await eventually(() => expect(changes.isWaiting).toBe(false));
  expect(made.map(({ name }) => name)).toEqual(["a", "b", "a", "b"]);
});

it("shows a chosen role at once, and the one that they have when it was refused", async () => {
  const { made, call } = calls();
  const onChosen = (role: string) => call(role)().catch(() => undefined);
  flushSync(() => root.render(<RoleSelect t={t} name="Anna" role="optician" onChosen={onChosen} />));
  const select = place.querySelector("select")!;
  select.value = "admin";
  flushSync(() => select.dispatchEvent(new Event("change", { bubbles: true })));
  expect(select.value).toBe("admin");
  made[0]?.answer(refusedWith(500));
  await eventually(() => expect(select.value).toBe("optician"));
});

it("does once what is pressed twice, and once more after that", async () => {
  const { made, call } = calls();
  flushSync(() => root.render(<OnceButton onPressed={call("x")}>Abmelden</OnceButton>));
  const button = place.querySelector("button")!;
  button.click();
  button.click();
  expect(made).toHaveLength(1);
  await eventually(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
  made[0]?.answer();
  await eventually(() => expect(button.getAttribute("aria-disabled")).toBe("false"));
  button.click();
  expect(made).toHaveLength(2);
});
