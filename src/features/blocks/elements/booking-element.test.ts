// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it } from "vitest";

beforeAll(async () => {
  const { BookingElement } = await import("./booking-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-booking")) customElements.define("vt-booking", BookingElement);
});
afterEach(() => document.body.replaceChildren());

it("lets a booking ask for a payment, also where its address leads on to another of its own", () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined }); // jsdom has neither
  Object.assign(HTMLIFrameElement.prototype, { sandbox: document.createElement("i").classList });
  document.body.innerHTML = `<vt-booking data-origin="https://termin.example">
    <a data-widget href="https://termin.example/optik">Termin</a>
    <dialog><div class="booking-widget__page"></div></dialog></vt-booking>`;
  document.querySelector("a")?.click();
  const page = document.querySelector("iframe");
  expect(page?.src).toMatch(/^https:\/\/termin\.example\/optik/);
  expect(page?.allow).toBe("payment *");
});
