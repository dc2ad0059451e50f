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
  const rest = others.slice(shown).map(({ name }) => name);
  const names = rest.join(", ");

  return (
    <ul className="vt-presence" aria-label={t("toolbar.others")}>
      {others.slice(0, shown).map((person) => (
        <li key={person.userId}>
          <PresentPerson person={person} />
        </li>
      ))}
      {names && (
        <li className="vt-avatar vt-avatar--rest" title={names}>
          +{rest.length} <span className="vt-sr">{names}</span>
        </li>
      )}
    </ul>
  );
}
