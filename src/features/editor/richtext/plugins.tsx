import {
  BoldPlugin,
  H1Plugin,
  H2Plugin,
  H3Plugin,
  H4Plugin,
  H5Plugin,
  H6Plugin,
  ItalicPlugin,
} from "@platejs/basic-nodes/react";
import { LinkPlugin } from "@platejs/link/react";
import {
  BulletedListPlugin,
  ListItemContentPlugin,
  ListItemPlugin,
  ListPlugin,
  NumberedListPlugin,
} from "@platejs/list-classic/react";
import { PathApi } from "platejs";
import {
  createPlatePlugin,
  ParagraphPlugin,
  PlateElement,
  PlateLeaf,
  type PlateElementProps,
  type PlateLeafProps,
} from "platejs/react";
import { createContext, use } from "react";
import { headingLevels } from "~/features/richtext/rich-text.tsx";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { safeHref, safeTextLink } from "~/lib/addresses/safe-href.ts";
import { cleanPastedHtml } from "./clean-pasted-html.ts";
import { bulletRule, headingRule, numberRule } from "./markdown-rules.ts";

/*
 * The nodes of the closed schema (`features/richtext/schema.ts`), drawn with the elements and attributes that
 * visitors get, so that nothing jumps when a text is opened for writing.
 */
const tags = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** The level at which the headings of the text under edit begin. */
export const FirstHeadingLevel = createContext(2);

function HeadingElement(props: PlateElementProps) {
  const first = use(FirstHeadingLevel);
  const [index = 0] = props.path;
  const level = headingLevels(props.editor.children as RichTextValue, first)[index] ?? first;
  const attributes = { ...props.attributes, "data-level": props.element.type.slice(1) };
  return <PlateElement {...props} as={tags[level - 1] ?? "h6"} attributes={attributes} />;
}

const element = (tag: "p" | "ul" | "ol" | "li" | "span") =>
  function TextElement(props: PlateElementProps) {
    return <PlateElement {...props} as={tag} />;
  };

/** Plate's own check of addresses lets `//host` pass. */
function LinkElement(props: PlateElementProps) {
  const url = String(props.element["url"]);
  const attributes = { ...props.attributes, href: safeHref(url) ?? undefined, "data-vt-link": url };
  return <PlateElement {...props} as="a" attributes={attributes} />;
}

const leaf = (tag: "strong" | "em" | "small" | "span", data: Record<string, string> = {}) =>
  function MarkLeaf(props: PlateLeafProps) {
    return <PlateLeaf {...props} as={tag} attributes={{ ...props.attributes, ...data }} />;
  };

function ColorLeaf(props: PlateLeafProps) {
  const color = String(props.leaf["color"]);
  return <PlateLeaf {...props} as="span" attributes={{ ...props.attributes, "data-color": color }} />;
}

/** A list that comes in at an empty paragraph takes its place, as a heading does; nobody is left an empty line above it. */
const ListInPlacePlugin = createPlatePlugin({ key: "listInPlace" }).overrideEditor(
  ({ editor, tf: { insertFragment } }) => ({
    transforms: {
      insertFragment(fragment, options) {
        const [block, path] = editor.api.block() ?? [];
        insertFragment(fragment, options);
        if (block?.type !== "p" || !path || !editor.api.isEmpty(block)) return;
        const [here, below] = [editor.api.node(path)?.[0], editor.api.node(PathApi.next(path))?.[0]];
        const isList = below?.type === "ul" || below?.type === "ol";
        if (isList && here?.type === "p" && editor.api.isEmpty(path)) editor.tf.removeNodes({ at: path });
      },
    },
  }),
);

/** What is pasted is cleaned before it is read: scripts go, and Word's paragraphs with bullets become lists. */
const CleanPastePlugin = createPlatePlugin({
  key: "cleanPaste",
  inject: { plugins: { html: { parser: { transformData: ({ data }) => cleanPastedHtml(data) } } } },
});

export const richTextPlugins = [
  CleanPastePlugin,
  ParagraphPlugin.withComponent(element("p")),
  H1Plugin.configure({ inputRules: [headingRule] }).withComponent(HeadingElement),
  H2Plugin.configure({ inputRules: [headingRule] }).withComponent(HeadingElement),
  H3Plugin.configure({ inputRules: [headingRule] }).withComponent(HeadingElement),
  H4Plugin.withComponent(HeadingElement),
  H5Plugin.withComponent(HeadingElement),
  H6Plugin.withComponent(HeadingElement),
  ListPlugin,
  BulletedListPlugin.configure({ inputRules: [bulletRule] }).withComponent(element("ul")),
  NumberedListPlugin.configure({ inputRules: [numberRule] }).withComponent(element("ol")),
  ListItemPlugin.withComponent(element("li")),
  ListItemContentPlugin.withComponent(element("span")),
  ListInPlacePlugin,
  LinkPlugin.configure({
    options: { transformInput: (url) => safeTextLink(url) ?? undefined, isUrl: (url) => safeTextLink(url) !== null },
  }).withComponent(LinkElement),
  BoldPlugin.withComponent(leaf("strong")),
  ItalicPlugin.withComponent(leaf("em")),
  createPlatePlugin({ key: "small", node: { isLeaf: true } }).withComponent(leaf("small")),
  createPlatePlugin({ key: "large", node: { isLeaf: true } }).withComponent(leaf("span", { "data-size": "large" })),
  createPlatePlugin({ key: "color", node: { isLeaf: true } }).withComponent(ColorLeaf),
];
