import type { ReactNode } from "react";
import { notFound } from "next/navigation";
import { LightParts } from "~/app/light-parts.tsx";
import { DarkScheme } from "~/features/blocks/theme/dark-scheme.tsx";
import { themeAttributes, themeVariables } from "~/features/blocks/theme/theme.ts";
import { themeOf } from "~/features/site/domain/theme.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { isEditorLocale } from "~/lib/locales.ts";
import { languageTag } from "~/lib/language-tag.ts";
import "~/app/globals.css";
import "~/features/site/styles/site-frame.css";

export const dynamic = "force-dynamic";

interface Props {
  children: ReactNode;
  params: Promise<{ siteId: string; locale: string }>;
}

/** The document around every page of a site: its language and its look. No client code. */
export default async function SiteLayout({ children, params }: Props) {
  const { siteId, locale } = await params;
  const index = await getSiteIndex(siteId);
  if (!index?.locales.includes(locale) && !(index && isEditorLocale(locale))) notFound();
  const theme = themeOf(index.theme);
  return (
    <html lang={languageTag(locale)} data-zone={index.timeZone}>
      <body className="site" style={themeVariables(theme)} {...themeAttributes(theme)}>
        <DarkScheme theme={theme} />
        {children}
        <LightParts />
      </body>
    </html>
  );
}
