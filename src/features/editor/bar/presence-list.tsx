"use client";

import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { initialsOf, presenceHue } from "./presence-look.ts";

const shown = 3;

/** Who else is on this page, each with a name and a colour of their own. */
export function PresenceList() {
  const others = useEditorPart((state) => state.others);
  const { t } = useEditorActions();
  if (others.length === 0) return null;
  const rest = others.slice(shown);

  return (
    <ul className="vt-presence" aria-label={t("toolbar.others")}>
      {others.slice(0, shown).map((person) => (
        <li key={person.userId} className="vt-avatar" style={{ "--vt-hue": presenceHue(person.userId) } as object}>
          <span aria-hidden>{initialsOf(person.name)}</span>
          <span className="vt-avatar__name">{person.name}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="vt-avatar vt-avatar--rest" title={rest.map((person) => person.name).join(", ")}>
          +{rest.length}
        </li>
      )}
    </ul>
  );
}
