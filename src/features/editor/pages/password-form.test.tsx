import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import type { ListedPage } from "./page-lists.ts";
import { PasswordForm } from "./password-form.tsx";
import { passwordProblem } from "./password-problem.ts";

it.each([
  ["", "pages.passwordEmpty"],
  ["abc", "pages.passwordShort"],
  ["👓👓", "pages.passwordShort"],
  ["abcd", null],
])("looks at a new password: %j", (password, problem) => expect(passwordProblem(password)).toBe(problem));

it("offers to protect a page, and to change the password of one that has it", () => {
  const drawn = (isProtected: boolean) =>
    drawnInEditor(<PasswordForm page={{ id: "other", isProtected } as ListedPage} />, { state: {}, known: {} });
  expect(drawn(false)).toContain("Mit Passwort schützen</button>");
  expect(drawn(true)).toContain("Passwort ändern</button>");
});
