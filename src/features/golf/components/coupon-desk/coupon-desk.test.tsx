// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { textsOf } from "~/i18n/catalogue.ts";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { CouponDesk } from "./coupon-desk.tsx";

const texts = textsOf("couponDesk", "de");
const coupon = (code: string, redeemedAt: string | null = null) => ({
  ...{ code, playerName: code, playedAt: "2026-05-01T10:00:00Z", holes: 9, minutes: 60, doubt: null },
  redeemedAt,
});
const first = "K7M2R9QXD4";
const second = "H3W8T6PNC5";

let root: Root;
/** How the server answers what it was asked, by a part of its address. */
let answers: Map<string, (body: object) => void>;
beforeEach(() => {
  answers = new Map();
  vi.stubGlobal("fetch", (url: string) => {
    return new Promise((done) => answers.set(url, (body) => done(new Response(JSON.stringify(body)))));
  });
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const show = (code: string) => flushSync(() => root.render(<CouponDesk {...{ texts, code }} locale="de" />));
const button = (kind: string) => document.querySelector<HTMLButtonElement>(`.desk-card__${kind}`);
const answer = async (part: string, body: object) => {
  const find = () => [...answers].find(([url]) => url.includes(part));
  await eventually(() => expect(find()).toBeDefined());
  find()?.[1](body);
};

it("shows what became of a coupon before the next one is taken", async () => {
  show(first);
  await answer(first, coupon(first));
  await eventually(() => expect(button("redeem")).not.toBeNull());
  flushSync(() => button("redeem")?.click());
  expect(button("next")?.getAttribute("aria-disabled")).toBe("true");
  flushSync(() => button("next")?.click());
  expect(document.body.textContent).toContain(first);
  await answer("redeem", coupon(first, "2026-05-01T11:00:00Z"));
  await eventually(() => expect(document.querySelector("[data-state=redeemed]")).not.toBeNull());
  flushSync(() => button("next")?.click());
  expect(document.querySelector(".desk-card")).toBeNull();
});

it("shows the coupon of the code that was entered last, whichever answer comes last", async () => {
  show(first);
  show(second);
  await answer(second, coupon(second));
  await eventually(() => expect(document.body.textContent).toContain(second));
  await answer(first, coupon(first));
  await new Promise((resolve) => setTimeout(resolve, 50)); // as long as the answer would take to be shown
  expect(document.body.textContent).toContain(second);
  expect(document.body.textContent).not.toContain(first);
});
