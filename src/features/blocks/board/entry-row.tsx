import type { ReactNode } from "react";
import { clsx } from "clsx";
import type { MediaRef } from "~/features/media/schema.ts";
import { RichTextContent } from "~/features/richtext/rich-text.tsx";
import { languageOf } from "../words/language-of.ts";
import { isInLaterList, namedEntryIn, type ItemEntry, type JobEntry } from "../data/listing-data.ts";
import { pageAddress } from "../page-address.ts";
import { Picture } from "../pictures/picture.tsx";
import type { HeadingLevel } from "../resolved.ts";
import { typeset } from "../words/typeset.ts";
import { wordFit } from "../words/word-fit.ts";
import type { ViewContext } from "../ui.ts";
import { AskAboutEntry } from "./ask-about-entry.tsx";
import { rowPictureSizes } from "./row-picture-sizes.ts";
import "../styles/card.css";
import "../styles/disclosure.css";
import "../styles/entry-row.css";

interface EntryRowProps {
  entry: JobEntry | ItemEntry;
  pictures: readonly MediaRef[];
  /** At most one of those that share this is open at a time. */
  among: string;
  level: HeadingLevel;
  className?: string;
  context: ViewContext;
  /** What is always seen beside the title, before and after it. */
  before?: ReactNode;
  after?: ReactNode;
}

/** One entry of what a site lists, as a row that opens. An address that names it opens it, brings it into view and has its title lead the page. */
export function EntryRow({ entry, pictures, among, level, className, context, before, after }: EntryRowProps) {
  const { id, title, richTextDescription: words } = entry;
  const isNamed = namedEntryIn(context.data)?.id === id;
  const shownLevel = isNamed ? 1 : level;
  const Title = `h${shownLevel}` as const;
  const shownTitle = typeset(title.value, title.lang ?? context.locale);
  const idOf = isInLaterList(context.data) ? undefined : `entry-${id}`; // an address leads to the first of its rows
  return (
    <details id={idOf} className={clsx("disclosure", className)} name={among} open={isNamed}>
      <summary className="disclosure__head" autoFocus={isNamed}>
        {before}
        <Title className="card__title" {...languageOf(title)} style={wordFit(shownTitle, Title)}>
          {shownTitle}
        </Title>
        {after}
      </summary>
      <div className="disclosure__body">
        <div className="disclosure__main">
          <EntryPictures of={pictures} locale={context.locale} />
          {words && (
            <div className="richtext" {...languageOf(words)}>
              <RichTextContent
                value={words.value}
                headingLevel={Math.min(6, shownLevel + 1)}
                resolveAddress={(address) => pageAddress(address, context)}
                typeset={(text) => typeset(text, words.lang ?? context.locale)}
              />
            </div>
          )}
        </div>
        <AskAboutEntry entry={entry} context={context} />
      </div>
    </details>
  );
}

function EntryPictures({ of, locale }: { of: readonly MediaRef[]; locale: string }) {
  return of.map((media) => {
    const picture = { media, ...altOf(media, locale), objectFit: "cover" as const };
    return <Picture key={media.id} of={picture} sizes={rowPictureSizes(picture)} priority={false} />;
  });
}

/** What a picture shows in the page's language, else in whichever it is said. */
function altOf({ alt }: MediaRef, locale: string): { alt: string; altLang?: string } {
  const said = Object.entries(alt).filter(([, words]) => words);
  const [language, words = ""] = said.find(([each]) => each === locale) ?? said[0] ?? [locale];
  return { alt: words, ...(language !== locale && { altLang: language }) };
}
