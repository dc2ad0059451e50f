// @vitest-environment jsdom
import { TRPCClientError } from "@trpc/client";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { translatorFor } from "~/i18n/catalogue.ts";
import { SecondStep } from "./second-step.tsx";

const key = "A".repeat(32);
const refused = (httpStatus: number, reason: string) =>
  Promise.reject(Object.assign(new TRPCClientError("no"), { data: { httpStatus, details: { reason } } }));

it("asks for the password again where finding an app took longer than it counts, and keeps the key that the app has", async () => {
  const sent: unknown[] = [];
  const turns = [
    () => refused(403, "proveAgain"),
    () => refused(400, "codeWrong"),
    () => ({ recoveryCodes: ["recovery-code"] }),
  ];
  const answers = {
    "account.proveAgain": () => null,
    "account.secondStep.offer": () => ({ key, uri: `otpauth://totp/x?secret=${key}` }),
    "account.secondStep.switchOn": (input: unknown) => {
      sent.push(input);
      return turns.shift()?.();
    },
  };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const overview = { email: "a@b.example", name: "A", hasSecondStep: false, recoveryCodesLeft: 0, sessions: [] };
  const t = translatorFor("account", "de");
  const part = <SecondStep t={t} overview={overview} onChanged={() => Promise.resolve()} />;
  flushSync(() => root.render(answered(part, answers)));
  const give = async (name: string, value: string) => {
    const input = await eventually(() => {
      const found = place.querySelector<HTMLInputElement>(`form:has(:enabled[type=submit]) [name=${name}]`);
      expect(found, name).not.toBeNull();
      return found!;
    });
    input.value = value;
    input.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  };
  await give("password", "secret");
  await give("code", "111111");
  await give("proof", "secret");
  await eventually(() => expect(place.querySelector("[role=alert]")?.textContent).toBe(t("codeWrong")));
  expect(place.textContent).toContain(key);
  expect(place.querySelector("[name=proof]")).toBeNull();
  await give("code", "222222");
  await eventually(() => expect(place.textContent).toContain("recovery-code"));
  expect(place.querySelector("[role=alert]")).toBeNull();
  expect(sent).toEqual(["111111", "111111", "222222"].map((code) => ({ key, code })));
  root.unmount();
  place.remove();
});
