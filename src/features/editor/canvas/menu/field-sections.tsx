import { TriangleAlert } from "lucide-react";
import { resolveLink } from "~/features/blocks/link.ts";
import type { LinkValue } from "~/features/blocks/option-kinds.ts";
import { fieldOf, textAt } from "~/features/page/domain/groups.ts";
import type { Group } from "~/features/page/schema.ts";
import { CheckboxInput } from "../../inputs/checkbox-input.tsx";
import { listedOptions } from "../../inputs/display-conditions.ts";
import { OptionInput } from "../../inputs/option-input.tsx";
import { SameAsSource } from "../../inputs/same-as-source.tsx";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { ButtonWarning } from "../buttons/button-warning.tsx";
import { useCanvas } from "../canvas-context.ts";
import { fieldDefinition } from "../items.ts";
import { useCommands } from "../use-commands.ts";
import { useSourceText } from "../texts/use-source-text.ts";
import { MediaListSection } from "./media-list-section.tsx";
import { MediumSection } from "./medium-section.tsx";
import { MenuSection } from "./menu-section.tsx";
import { TranslateField, useTranslatedInto } from "./translate-field.tsx";
import { useListAppend } from "./use-list-append.ts";

/** What can be set on one picture, film or button: its medium, its link, its options and whether it shows. */
export function FieldSections({ group, fieldName }: { group: Group; fieldName: string }) {
  const { t } = useEditorActions();
  const { run } = useCommands();
  const { view } = useCanvas();
  const definition = fieldDefinition(group, fieldName);
  const place = { groupId: group.id, fieldName };
  const append = useListAppend(place);
  const takeSource = useSourceText(group.id, fieldName);
  const to = useTranslatedInto(group, fieldName);
  const text = useEditorPart(({ document, locale }) => textAt(document, { ...place, locale })?.text);
  if (!definition) return null;
  const field = fieldOf(group, fieldName);
  const listed = listedOptions(definition.options, field.options);
  const link = listed.find(({ key }) => key === "link");
  return (
    <>
      {definition.type === "button" && link && (
        <ButtonWarning
          of={{
            ...place,
            visible: field.visible,
            text: text?.trim() ?? "",
            link: resolveLink(link.value as LinkValue | null, view.pagePath),
          }}
        >
          {(words, isToCome) => (
            <p className="vt-menu-warning" data-to-come={isToCome || undefined}>
              {!isToCome && <TriangleAlert aria-hidden />} {words}
            </p>
          )}
        </ButtonWarning>
      )}
      {(takeSource || (definition.type === "button" && to)) && (
        <MenuSection title={t("menu.text")}>
          {takeSource && <SameAsSource onTaken={takeSource} />}
          {to && <TranslateField {...place} to={to} className="vt-button vt-button--outline" />}
        </MenuSection>
      )}
      {(definition.type === "image" || definition.type === "video" || definition.type === "document") && (
        <MediumSection place={place} mediaType={definition.type} mediaId={field.mediaId} />
      )}
      {definition.type === "mediaList" && <MediaListSection place={place} mediaIds={field.mediaIds ?? []} />}
      {link && (
        <MenuSection title={t("menu.link")} part="link">
          <OptionInput
            option={link.option}
            value={link.value}
            onSave={(value) => void run("field.link", { ...place, link: value })}
          />
        </MenuSection>
      )}
      <MenuSection title={t("menu.options")}>
        {listed
          .filter((each) => each !== link)
          .map(({ key, option, value }) => (
            <OptionInput
              key={key}
              option={option}
              value={value}
              onSave={(next) => void run("field.option", { ...place, key, value: next })}
              onUploaded={append}
            />
          ))}
        <CheckboxInput
          label={t("menu.showField")}
          value={field.visible}
          onSave={(visible) => void run("field.visibility", { ...place, visible })}
        />
      </MenuSection>
    </>
  );
}
