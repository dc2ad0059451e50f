import { useLayoutEffect, useRef, useState } from "react";
import { PenLine } from "lucide-react";
import type { Presence } from "~/features/page/api-schema.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { elementOf } from "../items.ts";
import { lookOf, typistIn } from "./person-at.ts";
import { boxesAround } from "./boxes-around.ts";
import { tagPlace } from "./tag-place.ts";

/**
 * The name of somebody beside the text that they type in, where it covers nothing. It is not there where the text's own
 * menu tells, nor where there is no room.
 */
export function TypingTag({ person }: { person: Presence }) {
  const { t, defaultLocale } = useEditorActions();
  const { groupId = "", fieldName = null } = person.typing ?? {};
  const item = { groupId, fieldName };
  const isShown = useEditorPart((state) => typistIn(state, item, defaultLocale)?.userId === person.userId);
  const isOwn = useEditorPart(({ selection }) => selection?.groupId === groupId && selection.fieldName === fieldName);
  const document = useEditorPart((state) => state.document);
  const tag = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<{ x: number; y: number } | null>(null);
  const isNeeded = isShown && !isOwn;

  useLayoutEffect(() => {
    const text = elementOf({ groupId, fieldName });
    const canvas = tag.current?.closest<HTMLElement>(".vt-canvas");
    if (!isNeeded || !text || !canvas || !tag.current) return;
    const size = { width: tag.current.offsetWidth, height: tag.current.offsetHeight };
    const put = () => setPlace(tagPlace(...boxesAround(text, canvas, size)));
    const sizes = new ResizeObserver(put);
    sizes.observe(canvas);
    sizes.observe(text);
    canvas.addEventListener("scroll", put, true); // a row of cards
    return () => {
      sizes.disconnect();
      canvas.removeEventListener("scroll", put, true);
    };
  }, [groupId, fieldName, isNeeded, document]);

  if (!isNeeded) return null;
  const style = place ? { left: place.x, top: place.y } : { visibility: "hidden" as const };
  return (
    <span ref={tag} className="vt-typing-tag" style={{ ...lookOf(person), ...style }} aria-hidden>
      <PenLine />
      <span>{t("canvas.typing", { name: person.name })}</span>
    </span>
  );
}
