"use client";

import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useIsPhone } from "../canvas/menu/use-is-phone.ts";
import { PresentPerson } from "./present-person.tsx";

/** Who else is on this page, each with a name and a colour of their own. */
export function PresenceList() {
  const others = useEditorPart((state) => state.others);
  const { t } = useEditorActions();
  const shown = useIsPhone() ? 1 : 3;
  if (others.length === 0) return null;
  const rest = others.slice(shown);

  return (
    <ul className="vt-presence" aria-label={t("toolbar.others")}>
      {others.slice(0, shown).map((person) => (
        <li key={person.userId}>
          <PresentPerson person={person} />
        </li>
      ))}
      {rest.length > 0 && (
        <li className="vt-avatar vt-avatar--rest" title={rest.map((person) => person.name).join(", ")}>
          <span aria-hidden>+{rest.length}</span>
          <span className="vt-sr">{rest.map((person) => person.name).join(", ")}</span>
        </li>
      )}
    </ul>
  );
}
