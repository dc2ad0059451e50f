import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { visitorUi } from "~/features/blocks/visitor/visitor-ui.tsx";
import type { MediaRef } from "~/features/media/schema.ts";
import type { GroupContent } from "~/features/page/commands/group-insert.ts";
import { runInBrowser } from "~/features/page/commands/run-in-browser.ts";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import { besideEntry } from "~/features/page/domain/headings.ts";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { viewOf } from "~/kinds/views.tsx";
import { deriveId } from "~/lib/ids.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useViewContext } from "../../state/use-view-context.ts";

/**
 * A section as it will be: the kind's own view in the site's look, small and without life. It is drawn once somebody
 * comes near, and stays as it is drawn while the dialog around it changes.
 */
export const KindView = memo(function KindView({
  block,
  content,
  pictures,
}: {
  block: BlockDefinition;
  content: GroupContent;
  pictures: MediaRef[];
}) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  return (
    <div ref={frame} className="vt-kind-view" inert>
      {isNear && <SmallSection {...{ block, content, pictures }} />}
    </div>
  );
});

function SmallSection({
  block,
  content,
  pictures,
}: {
  block: BlockDefinition;
  content: GroupContent;
  pictures: MediaRef[];
}) {
  const { locales, defaultLocale, isMember } = useEditorActions();
  const page = useRef<HTMLDivElement>(null);
  const view = useViewContext();
  const section = useMemo(() => {
    const document = documentWith(content, { locales, isMember: isMember || block.membersOnly === true });
    const media = Object.fromEntries(pictures.map((picture) => [picture.id, picture]));
    const locale = locales.find((each) => each === view.locale) ?? defaultLocale;
    const settings = { locale, defaultLocale, media, pagePath: view.pagePath, isMember: true };
    const [small] = document ? besideEntry(resolvePage(document, settings)) : [];
    return small && { ...small, isLead: false }; // it leads no page: the titles of the one behind keep their size
  }, [content, pictures, locales, defaultLocale, isMember, block, view]);
  useLayoutEffect(() => {
    const site = document.querySelector<HTMLElement>(".site");
    const { current } = page;
    if (!site || !current) return;
    current.style.cssText = site.style.cssText;
    const width = Math.min(Math.max(site.clientWidth, 360), 1440);
    current.style.width = `${width}px`;
    current.style.setProperty("--small", String((current.parentElement?.clientWidth ?? width) / width));
  }, []);
  const View = viewOf(block.kind);
  if (!View || !section) return null;
  const ui = visitorUi(view, viewOf);
  return (
    <div ref={page} className="site vt-kind-view__page" data-mode="edit">
      <View group={section} ui={ui} context={view} />
    </div>
  );
}

/** A page with nothing but this section, made by the same command that adds it; null where it cannot be added. */
function documentWith(
  content: GroupContent,
  settings: { locales: Parameters<typeof runInBrowser>[2]["locales"]; isMember: boolean },
) {
  const groupId = deriveId(previewRoot, content.kind);
  const input = { groupId, nextTo: null, parentId: null, content: JSON.parse(JSON.stringify(content)) as never };
  const result = runInBrowser(
    emptyPage(previewRoot),
    { opId: groupId, command: "group.insert", input },
    { ...settings, patchesOf: () => undefined },
  );
  if (!result.ok) return null;
  const groups = Object.entries(result.document.groups).map(([id, group]) => [
    id,
    { ...group, status: "published" as const },
  ]);
  return { ...result.document, groups: Object.fromEntries(groups) as PageDocument["groups"] };
}

const previewRoot = "0c6c1f6e-5f3c-4b8e-9d0c-4f7f3f1f5a01";

/** Whether an element was ever near the window. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "200px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
