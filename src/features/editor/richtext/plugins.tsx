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
import { BulletedListPlugin, ListItemContentPlugin, ListItemPlugin, ListPlugin } from "@platejs/list-classic/react";
import {
  createPlatePlugin,
  ParagraphPlugin,
  PlateElement,
  PlateLeaf,
  type PlateElementProps,
  type PlateLeafProps,
} from "platejs/react";
import { safeTextLink } from "~/lib/safe-href.ts";

/*
 * The nodes of the closed schema (`features/richtext/schema.ts`), drawn with the elements and attributes that
 * visitors get, so that nothing jumps when a text is opened for writing.
 */
const heading = (tag: "h2" | "h3" | "h4" | "h5" | "h6", level: number) =>
  function HeadingElement(props: PlateElementProps) {
    return <PlateElement {...props} as={tag} attributes={{ ...props.attributes, "data-level": level }} />;
  };

const element = (tag: "p" | "ul" | "li" | "span") =>
  function TextElement(props: PlateElementProps) {
    return <PlateElement {...props} as={tag} />;
  };

function LinkElement(props: PlateElementProps) {
  return <PlateElement {...props} as="a" attributes={{ ...props.attributes, "data-vt-link": true }} />;
}

const leaf = (tag: "strong" | "em" | "small" | "span", data: Record<string, string> = {}) =>
  function MarkLeaf(props: PlateLeafProps) {
    return <PlateLeaf {...props} as={tag} attributes={{ ...props.attributes, ...data }} />;
  };

function ColorLeaf(props: PlateLeafProps) {
  const color = String(props.leaf["color"]);
  return <PlateLeaf {...props} as="span" attributes={{ ...props.attributes, "data-color": color }} />;
}

export const richTextPlugins = [
  ParagraphPlugin.withComponent(element("p")),
  H1Plugin.withComponent(heading("h2", 1)),
  H2Plugin.withComponent(heading("h3", 2)),
  H3Plugin.withComponent(heading("h4", 3)),
  H4Plugin.withComponent(heading("h5", 4)),
  H5Plugin.withComponent(heading("h6", 5)),
  H6Plugin.withComponent(heading("h6", 6)),
  ListPlugin,
  BulletedListPlugin.withComponent(element("ul")),
  ListItemPlugin.withComponent(element("li")),
  ListItemContentPlugin.withComponent(element("span")),
  LinkPlugin.configure({
    options: { transformInput: (url) => safeTextLink(url) ?? undefined, isUrl: (url) => safeTextLink(url) !== null },
  }).withComponent(LinkElement),
  BoldPlugin.withComponent(leaf("strong")),
  ItalicPlugin.withComponent(leaf("em")),
  createPlatePlugin({ key: "small", node: { isLeaf: true } }).withComponent(leaf("small")),
  createPlatePlugin({ key: "large", node: { isLeaf: true } }).withComponent(leaf("span", { "data-size": "large" })),
  createPlatePlugin({ key: "color", node: { isLeaf: true } }).withComponent(ColorLeaf),
];
