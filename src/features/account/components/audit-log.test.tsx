// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { untilTrue } from "../../../../tests/support/eventually.ts";
import { textsOf } from "~/i18n/catalogue.ts";
import { translatorOf } from "~/i18n/translate.ts";
import { answered } from "../../../../tests/support/answered.tsx";
import { AuditLog } from "./audit-log.tsx";

const at = "2026-11-25T08:00:00.000Z";
const page = (actorName: string, hasMore: boolean) => ({
  entries: [{ id: actorName, at, kind: "unheard", actorName, subject: null, ip: null }],
  hasMore,
});

it("goes on with the keyboard at the first of the older entries, also as the button goes with the last", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const list = ({ before, beforeId }: { before?: string; beforeId?: string }) =>
    before === at && beforeId === "Ada" ? page("Bea", false) : page("Ada", true);
  const t = translatorOf<"account">(textsOf("account", "de"));
  root.render(answered(<AuditLog t={t} locale="de" />, { "audit.list": list as never }));
  const more = await untilTrue(() => place.querySelector("button"));
  more.focus();
  more.click();
  await untilTrue(() => place.textContent.includes("Bea"));
  expect(place.querySelector("button")).toBeNull();
  expect(document.activeElement).toBe(place.querySelector("tbody tr:last-child"));
  root.unmount();
  place.remove();
});
