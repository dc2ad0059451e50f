import { useSyncExternalStore } from "react";
import type { Group } from "~/features/page/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import { useEditorActions, useEditorPart, useSeldomPart } from "../../state/editor-context.tsx";
import { useCanvas } from "../canvas-context.ts";
import { useIsChangedGroup } from "../changes/changed-groups.tsx";
import { groupChange } from "../changes/group-change.ts";
import { GroupTools } from "./group-tools.tsx";
import { focusMenu } from "../menu/menu-focus.ts";
import { KindIcon } from "../adding/kind-icon.tsx";

const selection = ["selection"] as const;
const language = ["locale"] as const;
const people = ["others"] as const;

/**
 * What the canvas draws over a section or card: an edge that says quietly that something of it is not published, and,
 * where somebody works, its name, that in words, other editors, and its tools.
 */
export function GroupMarks({ groupId }: { groupId: string }) {
  const { say, t, select, isMember } = useEditorActions();
  const group = useEditorPart((state) => state.document.groups[groupId]);
  const isClosedHere = useSeldomPart(language, ({ locale }) => group?.disallowedLocales.includes(locale) === true);
  const isChanged = useIsChangedGroup(groupId);
  const change = useEditorPart((state) => groupChange(state.document, groupId, isChanged));
  const others = useSeldomPart(people, (state) =>
    state.others
      .filter((person) => person.groupId === groupId && person.fieldName === null)
      .map((person) => person.name)
      .join(", "),
  );
  const isWorkedOn = useIsWorkedOn(group);
  const block = group && blockOf(group.kind);
  if (!group || !block) return null;
  const isForOthers = block.membersOnly === true && !isMember;
  const closed =
    (isForOthers && "canvas.membersOnly") ||
    (group.isHidden && "canvas.hidden") ||
    (isClosedHere && "canvas.notInLocale");
  const edge = change ?? (closed ? "closed" : null);
  if (edge === null && others === "" && !isWorkedOn) return null;
  return (
    <>
      {edge && <span className="vt-edge" data-status={edge} aria-hidden />}
      <div className="vt-marks" contentEditable={false}>
        <div className="vt-marks__row">
          <button
            type="button"
            className="vt-tag"
            onClick={() => {
              select({ groupId, fieldName: null });
              focusMenu();
            }}
          >
            <KindIcon name={block.icon} />
            {say(block.label)}
          </button>
          <span className="vt-marks__states">
            {change && (
              <span className="vt-status" data-status={change}>
                {t(`canvas.change.${change}`)}
              </span>
            )}
            {closed && (
              <span className="vt-status" data-status="closed">
                {t(closed)}
              </span>
            )}
          </span>
          {others && <span className="vt-person">{t("canvas.editing", { name: others })}</span>}
          {isWorkedOn && <GroupTools group={group} label={say(block.label)} />}
        </div>
      </div>
    </>
  );
}

/**
 * A section has its name and tools once somebody has come to it: nobody sees them before, and those of a long page are
 * most of its elements. Cards have them from the start, because the keyboard comes to their tools first.
 */
function useIsWorkedOn(group: Group | undefined): boolean {
  const { reached } = useCanvas();
  const isReached = useSyncExternalStore(
    reached.subscribe,
    () => group !== undefined && reached.has(group.id),
    () => false,
  );
  const isSelected = useSeldomPart(selection, ({ selection }) => selection !== null && selection.groupId === group?.id);
  return isReached || isSelected || (group !== undefined && group.parentId !== null);
}
