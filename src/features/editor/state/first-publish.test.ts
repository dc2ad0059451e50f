import { expect, it } from "vitest";
import { resolveLink } from "~/features/blocks/link.ts";
import { shownPath } from "./first-publish.ts";

const [contact, news] = ["3f0c1c7a-6f0b-4d7e-9a53-1f1f6a2f9a10", "3f0c1c7a-6f0b-4d7e-9a53-1f1f6a2f9a11"];
const linkTo = (id: string) => ({ type: "page", page: { id, collection: null } }) as const;
const hrefs = (ids: Record<string, string>) => {
  const pagePaths = { de: { ids, slugs: {} }, fr: { ids: {}, slugs: {} } };
  const pagePath = shownPath((page) => ("id" in page ? (ids[page.id] ?? null) : null), { pagePaths, locale: "de" });
  return [contact, news].map((id) => resolveLink(linkTo(id ?? ""), pagePath)?.href);
};

it("leads to drafts before the first publish, so that the page shows its buttons", () =>
  expect(hrefs({})).toEqual([`/de/edit/${contact}`, `/de/edit/${news}`]));

it("leads nowhere else than visitors get, once they find a page", () =>
  expect(hrefs({ [contact ?? ""]: "/de/kontakt" })).toEqual(["/de/kontakt", undefined]));
