import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PasswordPage } from "./password-page.tsx";

it("says the longest word of its title, which stays whole in large letters", () =>
  expect(renderToStaticMarkup(<PasswordPage locale="de" problem={null} />)).toContain(
    '<h1 class="title" style="--longest-word:9">Diese Seite ist geschützt</h1>',
  ));

it.each([null, "wrong", "wait"] as const)("leads on who has no password: %s", (problem) => {
  const html = renderToStaticMarkup(<PasswordPage locale="fr" problem={problem} />);
  expect(html).toMatch(/<a [^>]*href="\/fr">Vers l’accueil<\/a>/);
  expect(html.includes('role="alert"')).toBe(problem !== null);
});
