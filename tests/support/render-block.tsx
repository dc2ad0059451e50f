import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { Ui, ViewContext } from "~/features/blocks/ui.ts";
import { blockOf } from "~/kinds/registry.ts";
import { viewOf } from "~/kinds/views.tsx";
import { visitorUi } from "~/features/blocks/visitor/visitor-ui.tsx";
import type { MediaRef } from "~/features/media/schema.ts";
import { fieldSchema, groupSchema, type Group, type PageDocument } from "~/features/page/schema.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { viewTextsOf } from "~/i18n/view-texts.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";

const root = "6ba7b812-9dad-11d1-80b4-00c04fd430c8";
export const pageId = deriveId(root, "page");
export const testId = (label: string) => deriveId(root, label);

export interface TestField {
  /** Locale to text; with `rich`, as one paragraph. */
  texts?: Partial<Record<Locale, string>>;
  json?: Partial<Record<Locale, Json>>;
  rich?: boolean;
  mediaId?: string;
  mediaIds?: string[];
  visible?: boolean;
  options?: Record<string, Json>;
}
export interface TestGroup extends Partial<Omit<Group, "fields">> {
  kind: string;
  content?: Record<string, TestField>;
  cards?: TestGroup[];
}

/** A page document of sections, in their order. */
export function testDocument(sections: TestGroup[]): PageDocument {
  const groups = sections.flatMap((section, index) => testGroups(section, index, null, pageId));
  return {
    id: pageId,
    name: "Test",
    role: null,
    status: "published",
    collection: null,
    options: {},
    disallowedLocales: [],
    locales: {},
    groups: Object.fromEntries(groups.map((group) => [group.id, group])),
  };
}

export function testMedia(more: Partial<MediaRef> = {}): MediaRef {
  return {
    id: testId("medium"),
    mediaType: "image",
    mimeType: "image/webp",
    publicUrl: "/media/one",
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    placeholder: "data:image/webp;base64,AAAA",
    focalPoint: null,
    videoSettings: null,
    alt: { de: "Ein Laden" },
    ...more,
  };
}

export const testContext = (more: Partial<ViewContext> = {}): ViewContext => ({
  siteId: testId("site"),
  pageId,
  locale: "de",
  timeZone: "Europe/Zurich",
  mode: "live",
  t: translatorOfParts(viewTextsOf("de")),
  texts: viewTextsOf("de"),
  pagePath: () => "/de/seite",
  data: {},
  ...more,
});

/** The HTML of one section, for a visitor or on a canvas that shows every primitive, filled or not. */
export function renderSection(
  section: TestGroup,
  viewer: "visitor" | "editor",
  media: MediaRef[] = [],
  data: ViewContext["data"] = {},
  /** What stands around the section, such as a context that its parts read. */
  around: (view: ReactNode) => ReactNode = (view) => view,
  /** What a page makes of the section before it is drawn. */
  adapt: (sections: ResolvedGroup[], context: ViewContext) => ResolvedGroup[] = (sections) => sections,
  locale: "de" | "fr" = "de",
): string {
  const mode = viewer === "visitor" ? "live" : "edit";
  const texts = viewTextsOf(locale);
  const context = testContext({ mode, data, locale, texts, t: translatorOfParts(texts) });
  const resolved = resolvePage(testDocument([section]), {
    locale,
    defaultLocale: "de",
    media: Object.fromEntries(media.map((medium) => [medium.id, medium])),
    pagePath: context.pagePath,
    mode,
    isMember: true,
  });
  const [group] = adapt(resolved, context);
  const isLeftOut = viewer === "visitor" && group && blockOf(group.kind)?.needs?.(group, data) === false;
  return group && !isLeftOut
    ? renderGroup(group, viewer === "visitor" ? visitorUi(context, viewOf) : canvasUi(context), context, around)
    : "";
}

function renderGroup(
  group: ResolvedGroup,
  ui: Ui,
  context: ViewContext,
  around: (view: ReactNode) => ReactNode,
): string {
  const View = viewOf(group.kind);
  if (!View) throw new Error(`There is no view for ${group.kind}`);
  return renderToStaticMarkup(around(<View group={group} ui={ui} context={context} />));
}

/** Stands in for the editor's primitives: each draws a mark with its field's name, also when it is empty. */
function canvasUi(context: ViewContext): Ui {
  const ui: Ui = {
    Text: ({ of, as: Element }) => <Element data-field={of.fieldName}>{of.text}</Element>,
    RichText: ({ of }) => <div data-field={of.fieldName} />,
    Image: ({ of }) => <img data-field={of.fieldName} alt="" />,
    Video: ({ of }) => <div data-field={of.fieldName} />,
    Document: ({ of }) => <span data-field={of.fieldName} />,
    MediaList: ({ of }) => <div data-field={of.fieldName} />,
    Button: ({ of }) => <a data-field={of.fieldName}>{of.text}</a>,
    Part: ({ className, children }) => <div className={className}>{children}</div>,
    Children: ({ of }) => (
      <ul data-cards={of.children.length}>
        {of.children.map((card) => {
          const View = viewOf(card.kind);
          return View && <View key={card.id} group={card} ui={ui} context={context} board={of} />;
        })}
      </ul>
    ),
    Items: ({ items }) => (
      <ul data-items={items.length}>
        {items.map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
      </ul>
    ),
  };
  return ui;
}

function testGroups(group: TestGroup, index: number, parentId: string | null, above: string): Group[] {
  const { content = {}, cards = [], ...rest } = group;
  const id = rest.id ?? deriveId(above, `group ${index}`);
  const fields = Object.entries(content).map(([name, field]) => [name, testField(id, name, field)] as const);
  const whole = groupSchema.parse({
    id,
    parentId,
    status: "published",
    previousStatus: null,
    sortKey: `a${String(index).padStart(2, "0")}`,
    options: {},
    disallowedLocales: [],
    ...rest,
    fields: Object.fromEntries(fields),
  });
  return [whole, ...cards.flatMap((card, at) => testGroups(card, at, id, id))];
}

function testField(groupId: string, name: string, { texts = {}, json = {}, rich, ...rest }: TestField) {
  const locales = [...new Set([...Object.keys(texts), ...Object.keys(json)])] as Locale[];
  const entries = locales.map((locale) => {
    const text = texts[locale] ?? null;
    const value = json[locale] ?? (rich ? [{ type: "p", children: [{ text: text ?? "" }] }] : null);
    return [locale, { text, json: value, sourceHash: null, origin: "human" }];
  });
  return fieldSchema.parse({
    id: deriveId(groupId, name),
    name,
    visible: true,
    mediaId: null,
    options: {},
    value: null,
    texts: Object.fromEntries(entries) as Record<string, unknown>,
    ...rest,
  });
}
