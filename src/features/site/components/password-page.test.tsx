import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PasswordPage } from "./password-page.tsx";

it.each([null, "wrong", "wait"] as const)("leads on who has no password: %s", (problem) => {
  const html = renderToStaticMarkup(<PasswordPage locale="fr" problem={problem} />);
  expect(html).toMatch(/<a [^>]*href="\/fr">Vers l’accueil<\/a>/);
  expect(html.includes('role="alert"')).toBe(problem !== null);
});
