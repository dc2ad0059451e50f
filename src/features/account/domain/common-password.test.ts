import { expect, it } from "vitest";
import { isCommonPassword } from "./common-password.ts";

it.each([
  "1234567890",
  "0987654321",
  "QWERTZUIOP",
  "qwertyuiop",
  "abcdefghijkl",
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "password123",
  "Password2026!",
  "123basketball!",
  "passwordpassword",
  "vitrine-demo",
  "Vitrine-Demo1",
])("refuses %s", (password) => expect(isCommonPassword(password)).toBe(true));

it.each(["drei Brillen im Regen", "kx7Tq-92hfLw", "Lindenblüten am See"])("lets %s pass", (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

it("refuses what stands near the account", () => {
  const personal = ["regula@lindengut.ch", "Regula Lindengut"];
  expect(isCommonPassword("regula@lindengut.ch", personal)).toBe(true);
  expect(isCommonPassword("Lindengut.ch1", personal)).toBe(true);
  expect(isCommonPassword("Lindengut hat drei Etagen", personal)).toBe(false);
});
