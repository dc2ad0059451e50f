import type { ReactNode } from "react";
import { safeHref } from "~/lib/addresses/safe-href.ts";
import { breakableAddresses } from "./breakable-addresses.tsx";
import { isList, type RichTextBlock, type RichTextInline, type RichTextLeaf, type RichTextValue } from "./schema.ts";

interface RichTextLinkTarget {
  href: string;
  opensNewTab: boolean;
}

/**
 * Rich text as plain HTML. Only the nodes of the closed schema are drawn; an unknown node gives its text alone.
 * Headings begin at `headingLevel` and go down without skipping a level, whatever size was chosen for them; the
 * chosen size stays for the eye (`data-level`). `resolveAddress` turns a link's address into a checked target; null
 * leaves the label as text. `typeset` may set the spaces of a text.
 */
export function RichTextContent({
  value,
  headingLevel = 2,
  resolveAddress,
  typeset = (text) => text,
}: {
  value: RichTextValue;
  headingLevel?: number;
  resolveAddress: Setting["resolveAddress"];
  typeset?: Setting["typeset"];
}) {
  const levels = headingLevels(value, headingLevel);
  return value.map((block, index) => (
    <Block key={index} block={block} level={levels[index] ?? headingLevel} setting={{ resolveAddress, typeset }} />
  ));
}

interface Setting {
  resolveAddress: (address: string) => RichTextLinkTarget | null;
  typeset: (text: string) => string;
}

function Block({ block, level, setting }: { block: RichTextBlock; level: number; setting: Setting }) {
  if (isList(block)) {
    const List = block.type;
    return (
      <List>
        {block.children.map((item, index) => (
          <li key={index}>{inlines(item.children[0].children, setting)}</li>
        ))}
      </List>
    );
  }
  const content = inlines(block.children, setting);
  if (block.type === "p") return isEmpty(block.children) ? <p aria-hidden>{"\u00a0"}</p> : <p>{content}</p>;
  if (isEmpty(block.children)) return null;
  const Heading = headings[level - 1] ?? "h6";
  return <Heading data-level={block.type.slice(1)}>{content}</Heading>;
}

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** The level of each block that is a heading: a smaller heading lies one level below the larger one before it. */
export function headingLevels(value: RichTextValue, first: number): (number | undefined)[] {
  const open: number[] = [];
  return value.map((block) => {
    if (isList(block) || block.type === "p" || isEmpty(block.children)) return undefined;
    const size = Number(block.type.slice(1));
    while (open.length > 0 && (open.at(-1) ?? 0) >= size) open.pop();
    open.push(size);
    return first + open.length - 1;
  });
}

function inlines(children: RichTextInline[], { resolveAddress, typeset }: Setting): ReactNode[] {
  return children.map((child, index) =>
    "type" in child ? (
      <Link key={index} target={resolveAddress(child.url)}>
        {child.children.map((leaf, at) => (
          <Leaf key={at} leaf={leaf} typeset={typeset} />
        ))}
      </Link>
    ) : (
      <Leaf key={index} leaf={child} typeset={typeset} />
    ),
  );
}

function Link({ target, children }: { target: RichTextLinkTarget | null; children: ReactNode }) {
  const href = target && safeHref(target.href);
  if (!href) return children;
  return target.opensNewTab ? (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  );
}

function Leaf({ leaf, typeset }: { leaf: RichTextLeaf } & Pick<Setting, "typeset">) {
  const text = typeset(leaf.text);
  let content: ReactNode = text.includes("\n")
    ? text
        .split("\n")
        .flatMap((line, index) =>
          index === 0 ? [breakableAddresses(line)] : [<br key={index} />, breakableAddresses(line)],
        )
    : breakableAddresses(text);
  if (leaf.bold) content = <strong>{content}</strong>;
  if (leaf.italic) content = <em>{content}</em>;
  if (leaf.small) content = <small>{content}</small>;
  if (leaf.large) content = <span data-size="large">{content}</span>;
  if (leaf.color && leaf.color !== "transparent") content = <span data-color={leaf.color}>{content}</span>;
  return content;
}

function isEmpty(children: RichTextInline[]): boolean {
  return children.every((child) => !("type" in child) && child.text.trim() === "");
}
