// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import type { SignInTexts } from "../texts.ts";
import { SignInForm } from "./sign-in-form.tsx";

const texts = new Proxy({} as SignInTexts, { get: (_, name) => String(name) });
afterEach(() => void vi.unstubAllGlobals());

it("is busy until the next page is there, and can be sent again when somebody comes back to it as it was left", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { origin: "http://localhost", hash: "", assign });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ csrfToken: "token", url: "/" })));
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  flushSync(() => root.render(<SignInForm texts={texts} next="/account" />));
  const entries = { email: "anna@vitrine.example", password: "secret" };
  for (const [name, value] of Object.entries(entries))
    place.querySelector<HTMLInputElement>(`[name=${name}]`)!.defaultValue = value;
  place.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await eventually(() => expect(assign).toHaveBeenCalledWith("/account"));
  const words = () => place.querySelector("[type=submit]")?.textContent;
  expect(words()).toBe("busy");
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await eventually(() => expect(words()).toBe("submit"));
  root.unmount();
  place.remove();
});
