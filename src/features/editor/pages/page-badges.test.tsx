import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { PageBadges } from "./page-badges.tsx";

it.each([
  ["a page that visitors see as it stands", "published", false, 0, []],
  ["one with a password", "published", true, 0, ["Geschützt"]],
  ["one that has changed since", "published", true, 2, ["Geändert", "Geschützt"]],
  ["one that was never published", "draft", false, 2, ["Entwurf"]],
] as const)("says of %s in a list of pages what is to be known", (_, status, isProtected, changes, badges) => {
  const known = { "page.status.unpublished": { pages: changes > 0 ? [{ id: "a", changes }] : [] } };
  const html = drawnInEditor(<PageBadges page={{ id: "a", status, isProtected }} />, { state: {}, known });
  expect([...html.matchAll(/class="vt-badge"[^>]*>([^<]*)</g)].map(([, words]) => words)).toEqual(badges);
});
