"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fieldLabel } from "~/features/blocks/labels.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { placeKey, tellDeadLinks, type DeadLink } from "../canvas/dead-links.ts";
import type { TargetPage } from "../pages/hidden-target.ts";
import type { PublishFinding } from "../publish-check/finding.ts";
import { linkFindings } from "../publish-check/links.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

const hidden = ["missingPage", "unpublishedPage", "takenDownPage", "pageNotIn"] as const;
type Hidden = (typeof hidden)[number];
const isHidden = (type: PublishFinding["type"]): type is Hidden => hidden.includes(type as Hidden);

/** So long after the last change the page is looked through, in milliseconds: nobody waits for it at a key. */
const calm = 400;

/**
 * Tells pictures and formatted texts on the canvas that they lead to a page which visitors do not find in this language.
 * The list of pages is asked only where something leads to one.
 */
export function DeadLinks() {
  const { t, say } = useEditorActions();
  const document = useEditorPart((state) => state.document);
  const locale = useEditorPart((state) => state.locale);
  const [isLeading, setIsLeading] = useState(false);
  const { data: pages } = useQuery(useTRPC().page.list.queryOptions({ includeDrafts: true }, { enabled: isLeading }));

  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLeading(leadsToPages(document));
      tellDeadLinks(pages ? deadLinkWords({ document, locale, pages }, { t, say }) : new Map());
    }, calm);
    return () => clearTimeout(timer);
  }, [document, locale, pages, t, say]);
  useEffect(() => () => tellDeadLinks(new Map()), []);
  return null;
}

/** What stands at each picture and formatted text, by `placeKey`. */
export function deadLinkWords(
  { document, locale, pages }: { document: PageDocument; locale: Locale; pages: readonly TargetPage[] },
  { t, say }: Pick<ReturnType<typeof useEditorActions>, "t" | "say">,
): Map<string, DeadLink> {
  const links = new Map<string, DeadLink>();
  for (const { type, place, text } of linkFindings(document, [locale], pages)) {
    if (!isHidden(type) || place.type !== "item" || place.fieldName === null) continue;
    const { groupId, fieldName } = place;
    const key = placeKey({ groupId, fieldName });
    const said = t(`check.${type}`, { text: text || say(fieldLabel(fieldName)), locales: locale.toUpperCase() });
    const before = links.get(key);
    links.set(key, {
      words: before ? `${before.words}\n${said}` : said,
      isToCome: type === "unpublishedPage" && (before?.isToCome ?? true),
    });
  }
  return links;
}

/** Whether pictures or words of the page may lead to pages of the site; its buttons look by themselves. */
function leadsToPages(document: PageDocument): boolean {
  return Object.values(document.groups).some(({ fields }) =>
    Object.values(fields).some(
      ({ mediaId, options, texts }) =>
        (mediaId !== null && options["link"]) || Object.values(texts).some(({ json }) => json && hasPageLink(json)),
    ),
  );
}

const hasPageLink = (json: unknown) => JSON.stringify(json).includes('"page:');
