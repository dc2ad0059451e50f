import { describe, expect, it } from "vitest";
import { followingSlug } from "./following-slug.ts";

type Page = Parameters<typeof followingSlug>[0];

const page: Page = {
  name: "Kinderbrillen",
  status: "draft",
  role: null,
  locales: { de: { slug: "kinderbrillen", name: "Kinderbrillen" }, fr: { slug: "kinderbrillen-2", name: "" } },
};
const named = (name: string, more: Partial<Page> = {}, taken: string[] = []) =>
  followingSlug({ ...page, ...more }, { locale: "fr", name, taken });
const french = (slug: string, name = "") => ({ locales: { ...page.locales, fr: { slug, name } } });

describe("the address of a page that visitors do not see", () => {
  it.each<[string, string, Partial<Page>, string[], string | null]>([
    ["follows the first name in a language", "Lunettes d’été", {}, [], "lunettes-d-ete"],
    ["follows the next one, too", "Pour petits", french("lunettes", "Lunettes"), [], "pour-petits"],
    ["takes one that is free", "Lunettes", {}, ["lunettes"], "lunettes-2"],
    ["begins where the language had none", "Lunettes", { locales: { de: page.locales.de! } }, [], "lunettes"],
    ["stays where somebody chose it", "Lunettes", french("petits-nez"), [], null],
    ["stays where it is a longer one", "Lunettes", french("kinderbrillen-2-go"), [], null],
    ["stays where it says the name already", "Lunettes", french("lunettes", "Lunettes"), [], null],
    ["stays with a name that makes none", "—", {}, [], null],
    ["stays once visitors see the page", "Lunettes", { status: "published" }, [], null],
    ["stays for the home page", "Lunettes", { role: "home" }, [], null],
  ])("%s", (_, name, more, taken, slug) => expect(named(name, more, taken)).toBe(slug));
});
