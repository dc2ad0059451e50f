"use client";

import { fieldLabel, kindLabel } from "~/features/blocks/labels.ts";
import { firstChange } from "~/features/page/domain/history/first-change.ts";
import type { ChangedPart, ChangedText } from "~/features/page/domain/history/changed-parts.ts";
import { fieldsWithOtherMedia } from "~/features/page/domain/publication-status.ts";
import { ComparedLook } from "../history/compared-look.tsx";
import { ComparedSettings } from "../history/compared-settings.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import type { PublishedParts } from "./use-published-parts.ts";
import "../styles/history.css";

/** What a publish changes of a section and its cards: words with those before them, pictures, options, links, its place. */
export function ChangedParts({ parts, sectionId }: { parts: PublishedParts; sectionId: string }) {
  const { t, say } = useEditorActions();
  const among = parts.sections.get(sectionId);
  if (!among) {
    const isDescribed = hasOtherMedia(parts, sectionId);
    return <p className="vt-changed vt-hint">{t(isDescribed ? "publish.onlyMedium" : "publish.nothingSeen")}</p>;
  }
  return (
    <div className="vt-changed">
      {among.map((part) => (
        <div key={part.groupId}>
          {(part.groupId !== sectionId || part.type !== "changed") && (
            <p className="vt-compare__label">
              {part.groupId !== sectionId && `${say(kindLabel(part.kind))} `}
              {part.type !== "changed" && t(part.type === "new" ? "publish.partNew" : "publish.partGone")}
            </p>
          )}
          <Texts texts={part.type === "changed" ? part.texts : firstTextOf(part)} />
          {part.look && <ComparedLook kind={part.kind} look={part.look} media={parts.media} />}
        </div>
      ))}
    </div>
  );
}

/** Whether a picture of the section or its cards stayed, and what is said of it in the library is others. */
function hasOtherMedia({ before, after, media }: PublishedParts, sectionId: string): boolean {
  const next = { document: after, media: media.after };
  return fieldsWithOtherMedia(next, { document: before, media: media.before }).some((place) => {
    const group = after.groups[place.split(" ")[0] ?? ""];
    return group?.id === sectionId || group?.parentId === sectionId;
  });
}

/** What a publish changes of the page itself: its names, addresses and search texts, and how it is set. */
export function ChangedPageTexts({ parts }: { parts: PublishedParts }) {
  return (
    <div className="vt-changed">
      <Texts texts={parts.page} />
      <ComparedSettings before={parts.before} after={parts.after} />
    </div>
  );
}

/** Of what is new or gone as a whole some words are enough to know it by. */
function firstTextOf({ texts }: ChangedPart): ChangedText[] {
  return texts.filter(({ fieldName }) => fieldName === "title" || fieldName === "name").slice(0, 1);
}

const elements = { same: "span", gone: "del", new: "ins" } as const;

function Texts({ texts }: { texts: readonly ChangedText[] }) {
  const { say, locales } = useEditorActions();
  return texts.map(({ fieldName, locale, before, after }) => (
    <p key={`${fieldName} ${locale}`} className="vt-compare__words">
      <span className="vt-compare__label">
        {say(fieldLabel(fieldName))}
        {locales.length > 1 && ` (${locale.toUpperCase()})`}:{" "}
      </span>
      <span lang={locale}>
        {firstChange(before, after).map(({ type, text }, index) => {
          const Element = elements[type];
          return <Element key={index}>{text}</Element>;
        })}
      </span>
    </p>
  ));
}
