import { PenLine } from "lucide-react";
import { fieldLabel } from "~/features/blocks/labels.ts";
import type { Presence } from "~/features/page/api-schema.ts";
import { useReveal } from "../dialogs/use-reveal.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { initialsOf, personLook } from "./presence-look.ts";

/** Somebody else on the page: their name, whether they are typing, and the way to where they are. */
export function PresentPerson({ person }: { person: Presence }) {
  const { t, say } = useEditorActions();
  const isTyping = useEditorPart((state) => state.isLive && person.typing !== null);
  const reveal = useReveal();
  const { groupId, fieldName } = person.typing ?? person;
  const field = fieldName === null ? null : say(fieldLabel(fieldName));
  const where = [isTyping ? t("canvas.typing", { name: person.name }) : person.name, field];
  return (
    <button
      type="button"
      className="vt-avatar"
      data-typing={isTyping}
      style={personLook(person.userId) as object}
      title={where.filter(Boolean).join(": ")}
      aria-label={groupId === null ? person.name : t("toolbar.goToOther", { name: person.name })}
      aria-disabled={groupId === null}
      onClick={() => groupId !== null && reveal({ groupId, fieldName }, person.typing ? [person.typing.locale] : [])}
    >
      <span aria-hidden>{isTyping ? <PenLine /> : initialsOf(person.name)}</span>
      <span className="vt-avatar__name">{person.name}</span>
    </button>
  );
}
