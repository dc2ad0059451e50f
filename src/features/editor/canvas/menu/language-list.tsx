import type { Group } from "~/features/page/schema.ts";
import { LanguageChecks } from "../../inputs/language-checks.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useCommands } from "../use-commands.ts";

/** In which of the site's languages a group shows; at least one stays. */
export function LanguageList({ group }: { group: Group }) {
  const { t } = useEditorActions();
  const { run } = useCommands();
  return (
    <LanguageChecks
      disallowed={group.disallowedLocales}
      lastHint={t("menu.lastLanguage")}
      onSave={(disallowedLocales) => void run("group.languages", { groupId: group.id, disallowedLocales })}
    />
  );
}
