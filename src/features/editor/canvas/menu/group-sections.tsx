import { blockOf } from "~/kinds/registry.ts";
import type { Group } from "~/features/page/schema.ts";
import { ArticleSection } from "./article-section.tsx";
import { CollectionSection } from "./collection-section.tsx";
import { listedFields, listedOptions } from "../../inputs/display-conditions.ts";
import { OptionInput } from "../../inputs/option-input.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { TranslateGroup } from "../../translations/translate-group.tsx";
import { useCommands } from "../use-commands.ts";
import { SaveSection } from "../saved/save-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { FieldList } from "./field-list.tsx";
import { LanguageList } from "./language-list.tsx";
import { MenuSection } from "./menu-section.tsx";

/** What can be set on a section or card, below why visitors do not see it where it is hidden: its options, which of its fields show, and in which languages it does. */
export function GroupSections({ group }: { group: Group }) {
  const { t, locales } = useEditorActions();
  const { run } = useCommands();
  const block = blockOf(group.kind);
  if (!block) return null;
  const options = listedOptions(block.options, group.options);
  const fieldNames = listedFields(block, group);
  return (
    <>
      {group.isHidden && (
        <MenuSection title={t("canvas.hidden")}>
          <p className="vt-hint">{t(`menu.hiddenHint.${group.parentId === null ? "section" : "card"}`)}</p>
        </MenuSection>
      )}
      <CollectionSection group={group} />
      <HoursSection group={group} />
      <ArticleSection group={group} />
      {options.length > 0 && (
        <MenuSection title={t("menu.options")}>
          {options.map(({ key, option, value }) => (
            <OptionInput
              key={key}
              option={option}
              value={value}
              onSave={(next) => void run("group.option", { groupId: group.id, key, value: next })}
            />
          ))}
        </MenuSection>
      )}
      {fieldNames.length > 0 && (
        <MenuSection title={t("menu.fields")}>
          <FieldList group={group} names={fieldNames} />
        </MenuSection>
      )}
      {locales.length > 1 && (
        <MenuSection title={t("menu.languages")}>
          <LanguageList group={group} />
          <TranslateGroup group={group} />
        </MenuSection>
      )}
      {group.parentId === null && <SaveSection group={group} />}
    </>
  );
}
