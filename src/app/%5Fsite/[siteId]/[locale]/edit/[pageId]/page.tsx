import type { Metadata } from "next";
import type { ReactNode } from "react";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { EditorApp } from "~/features/editor/editor-app.tsx";
import { siteTextsOf, type SiteTranslate } from "~/i18n/site-texts.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import type { Locale } from "~/lib/locales.ts";
import { panelFlags, panelOf } from "~/features/editor/frame/panel-flags.ts";
import { loadEditPage } from "./load-edit-page.ts";
import { SiteFooter } from "~/features/site/components/site-footer.tsx";
import { unlistedMetadata } from "~/features/site/site-metadata.ts";
import { SiteHeader } from "~/features/site/components/site-header.tsx";
import { SiteOverlay } from "~/features/site/components/site-overlay.tsx";
import { frameIndexOf } from "~/features/site/domain/frame/frame-index.ts";
import "@fontsource-variable/inter/index.css";
import "~/features/editor/editor.css";

interface Props {
  params: Promise<{ siteId: string; locale: string; pageId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return unlistedMetadata((await params).siteId);
}

/** A page under edit, for the site's editors only. Reached through the process's own routing. */
export default async function EditPage({ params, searchParams }: Props) {
  const flags = query(await searchParams);
  const found = await loadEditPage(await params, (await headers()).get("cookie") ?? undefined);
  if (found.type === "signIn") redirect(`/login?callbackUrl=${encodeURIComponent(found.path + suffix(flags))}`);
  if (found.type === "missing") notFound();

  const { index, indexed, locale, draft, setting } = found;
  const now = new Date();
  const inEachLocale = (draw: (locale: Locale) => ReactNode) =>
    Object.fromEntries(setting.locales.map((each) => [each, draw(each)]));
  return (
    <EditorApp
      draft={draft}
      locale={locale}
      setting={setting}
      panel={panelOf(flags)}
      around={{
        index: frameIndexOf(index, draft.document.id),
        page: indexed,
        texts: Object.fromEntries(setting.locales.map((each) => [each, siteTextsOf(each)])),
      }}
      overlay={<SiteOverlay index={index} />}
      header={inEachLocale((each) => (
        <SiteHeader key={each} index={index} locale={each} page={indexed} now={now} t={sayIn(each)} />
      ))}
      footer={inEachLocale((each) => (
        <SiteFooter key={each} index={index} locale={each} pageId={indexed?.id ?? null} now={now} t={sayIn(each)} />
      ))}
    />
  );
}

function sayIn(locale: Locale): SiteTranslate {
  return translatorOfParts(siteTextsOf(locale));
}

function query(searchParams: Record<string, string | string[] | undefined>): URLSearchParams {
  return new URLSearchParams(panelFlags.flatMap((name) => (searchParams[name] === "1" ? [[name, "1"]] : [])));
}

function suffix(flags: URLSearchParams): string {
  return flags.size > 0 ? `?${flags.toString()}` : "";
}
