import { expect, it } from "vitest";
import { deviceCookie, knownDevice } from "./device-cookie.ts";

const email = "ada@example.ch";
const sent = (line: string) => line.split(";")[0] ?? "";

it.each([true, false])("is known again for the account that was opened on it (secure: %s)", (isSecure) => {
  const cookie = sent(deviceCookie(email, isSecure));
  const id = knownDevice(`a=b; ${cookie}`, email, isSecure);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(cookie).toContain(id);
});

it("is not known for another account, on the other scheme, with another id, or without its mark", () => {
  const cookie = sent(deviceCookie(email, false));
  const [name = "", value = ""] = cookie.split("=");
  const [id = "", mark = ""] = value.split(".");
  expect(knownDevice(cookie, "bo@example.ch", false)).toBeNull();
  expect(knownDevice(cookie, email, true)).toBeNull();
  for (const forged of [`${id}0.${mark}`, id, `${id}.`, `.${mark}`, ""])
    expect(knownDevice(`${name}=${forged}`, email, false)).toBeNull();
  expect(knownDevice(undefined, email, false)).toBeNull();
});
