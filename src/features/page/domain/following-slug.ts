import type { Locale } from "~/lib/locales.ts";
import type { PageDocument } from "../schema.ts";
import { freeSlug } from "./slug.ts";
import { toSlug } from "./to-slug.ts";

type Named = Pick<PageDocument, "name" | "status" | "role"> & {
  locales: Partial<Record<Locale, { slug: string; name: string }>>;
};

/**
 * The address that a page gets along with a new name in one language: as long as visitors do not see the page, and nobody
 * has chosen its address there, that follows the name. Null where the address stays as it is. Pure.
 */
export function followingSlug(
  page: Named,
  { locale, name, taken }: { locale: Locale; name: string; taken: readonly string[] },
): string | null {
  const wished = toSlug(name);
  const now = page.locales[locale]?.slug;
  if (wished === "" || page.status !== "draft" || page.role === "home") return null;
  const names = [page.name, ...Object.values(page.locales).map((texts) => texts.name)];
  if (now !== undefined && !names.some((other) => isMadeOf(now, other))) return null;
  const slug = freeSlug(wished, new Set(taken));
  return slug === now ? null : slug;
}

/** Whether an address is what a name alone makes of it, with or without a number for a name that was taken. */
function isMadeOf(slug: string, name: string): boolean {
  const made = toSlug(name);
  return made !== "" && (slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1))));
}
