import { initialsOf, personLook } from "../bar/presence-look.ts";
import type { SharedPart } from "../site/others-at.ts";
import { usePeopleAt } from "../site/use-people-at.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** Who else has this part of the site open, beside the title of its panel; what they change shows by itself. */
export function PeopleHere({ part }: { part: SharedPart }) {
  const { t } = useEditorActions();
  const people = usePeopleAt(part);
  if (people.length === 0) return null;
  return (
    <ul className="vt-presence vt-presence--here" aria-label={t("toolbar.othersHere")}>
      {people.map(({ userId, name }) => (
        <li key={userId} className="vt-avatar" style={personLook(userId) as object} title={name}>
          <span aria-hidden>{initialsOf(name)}</span>
          <span className="vt-avatar__name">{name}</span>
        </li>
      ))}
    </ul>
  );
}
