import type { SiteSettings } from "~/features/site/schema.ts";
import { settingSections } from "./fields.ts";

export type SettingSection = (typeof settingSections)[number];

/**
 * The sections and settings that count on a site: those about translating where it has several languages, those of the
 * game where it has a course, and those of the installation for who looks after it. Which single settings count depends on others; while the settings are unknown, all do.
 */
export function shownSections(
  site: { locales: readonly string[]; collectionNames: readonly string[]; isAdmin: boolean },
  settings: SiteSettings | null,
): SettingSection[] {
  const isShown = ({ name }: SettingSection) =>
    name === "translations" || name === "glossary"
      ? site.locales.length > 1
      : name === "golf"
        ? site.collectionNames.includes("map")
        : name !== "media" || site.isAdmin;
  return settingSections.filter(isShown).map(({ name, fields }) => ({
    name,
    fields: settings ? fields.filter((field) => field.isShown?.(settings) ?? true) : fields,
  }));
}
