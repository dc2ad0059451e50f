import { Eye, EyeOff } from "lucide-react";
import { fieldLabel } from "~/features/blocks/labels.ts";
import { fieldOf } from "~/features/page/domain/groups.ts";
import type { Group } from "~/features/page/schema.ts";
import { IconButton } from "../../controls/icon-button.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { elementOf } from "../items.ts";
import { useCommands } from "../use-commands.ts";

/** The fields of a group by name: each can be shown, hidden and gone to. */
export function FieldList({ group, names }: { group: Group; names: string[] }) {
  const { say, t, select } = useEditorActions();
  const { run } = useCommands();
  const goTo = (fieldName: string) => {
    select({ groupId: group.id, fieldName });
    const element = elementOf({ groupId: group.id, fieldName });
    element?.scrollIntoView({ block: "nearest" });
    (element?.querySelector<HTMLElement>("[contenteditable]") ?? element)?.focus();
  };
  return (
    <ul className="vt-field-list">
      {names.map((name) => {
        const label = say(fieldLabel(name));
        const { visible } = fieldOf(group, name);
        return (
          <li key={name} data-hidden={!visible}>
            <button type="button" className="vt-field-list__name" onClick={() => goTo(name)}>
              {label}
            </button>
            <IconButton
              look="tool"
              role="switch"
              aria-checked={visible}
              label={t("menu.show", { label })}
              title={t(visible ? "menu.hideField" : "menu.showField")}
              onClick={() => run("field.visibility", { groupId: group.id, fieldName: name, visible: !visible })}
            >
              {visible ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
