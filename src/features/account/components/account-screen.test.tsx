// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { textsOf } from "~/i18n/catalogue.ts";
import { AccountScreen } from "./account-screen.tsx";

afterEach(() => void vi.unstubAllGlobals());

it("leaves only when the session is over, and says so where it could not be ended", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { assign });
  let isOnline = false;
  vi.stubGlobal("fetch", () =>
    isOnline ? Promise.resolve(Response.json({ csrfToken: "token" })) : Promise.reject(new TypeError("no")),
  );
  const overview = { email: "a@b.example", name: "A", hasSecondStep: false, recoveryCodesLeft: 0, sessions: [] };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const texts = textsOf("account", "de");
  const screen = <AccountScreen texts={texts} locale="de" home="/de" isAdmin={false} />;
  flushSync(() => root.render(answered(screen, { "account.overview": () => overview })));
  const button = await eventually(() => {
    const found = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === texts.signOut);
    expect(found).toBeDefined();
    return found!;
  });
  const alert = () => place.querySelector("[role=alert]")?.textContent;
  button.click();
  await eventually(() => expect(alert()).toBe(texts.failed));
  expect(assign).not.toHaveBeenCalled();
  isOnline = true;
  button.click();
  await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/de/login"));
  expect(alert()).toBeUndefined();
  root.unmount();
  place.remove();
});
