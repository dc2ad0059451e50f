// @vitest-environment jsdom
import { TRPCClientError } from "@trpc/client";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { textsOf } from "~/i18n/catalogue.ts";
import { ExportScreen } from "./export-screen.tsx";

it("asks for the password where it was given too long ago by the time the file is wanted", async () => {
  const overview = { pages: 2, media: 0, bytes: 0, missing: [] };
  const data = { httpStatus: 403, details: { reason: "proveAgain" } };
  const refused = () => Promise.reject(Object.assign(new TRPCClientError("no"), { data }));
  const answers = vi.fn<() => unknown>().mockReturnValueOnce(overview).mockImplementationOnce(refused);
  answers.mockReturnValue(overview);
  const taken = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const screen = <ExportScreen texts={textsOf("account", "de")} locale="de" />;
  flushSync(() => root.render(answered(screen, { "transfer.overview": answers })));
  place.querySelector("button")?.click();
  await eventually(() => expect(place.querySelector("a")).not.toBeNull());
  const press = () =>
    place.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(press(), "followed by the browser").toBe(false);
  await eventually(() => expect(place.querySelector('input[type="password"]')).not.toBeNull());
  expect(taken).not.toHaveBeenCalled();
  press();
  await eventually(() => expect(taken).toHaveBeenCalledOnce());
  root.unmount();
  place.remove();
  taken.mockRestore();
});
