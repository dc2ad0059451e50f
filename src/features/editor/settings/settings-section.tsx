import type { Json } from "~/lib/json.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { useSurroundings } from "../site/surroundings.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { adminSections, patchOf, type SettingField } from "./fields.ts";
import { FooterReset } from "./footer-reset.tsx";
import { Glossary } from "./glossary.tsx";
import { OwnLanguage } from "./own-language.tsx";
import { SettingRow } from "./setting-row.tsx";
import type { SettingSection } from "./shown-sections.ts";

interface SettingsSectionProps {
  section: SettingSection;
  site: SiteDocument;
  isOpen: boolean;
  onSave: (patch: Record<string, Json>) => void;
}

/** A fold of the panel with the settings that count at the moment. */
export function SettingsSection({ section, site, isOpen, onSave }: SettingsSectionProps) {
  const { t, user } = useEditorActions();
  const { index } = useSurroundings();
  const { name, fields } = section;
  const isLocked = adminSections.has(name) && !user.isSiteAdmin;
  const hint = hints[name as keyof typeof hints] ?? null;
  return (
    <details className="vt-fold" open={isOpen} data-vt-fold={`settings.${name}`}>
      <summary>{t(`settings.${name}`)}</summary>
      <div className="vt-settings">
        {name === "editor" && <OwnLanguage />}
        {isLocked && <p className="vt-hint">{t("settings.adminsOnly")}</p>}
        {fields.map((field) => (
          <div key={field.path.join(".") + field.section} data-vt-setting={[field.section, ...field.path].join(".")}>
            <SettingRow
              settings={site.settings}
              field={field}
              isDisabled={isLocked || (field.isOfLook?.(site) ?? false)}
              onSave={(value) => onSave(patchOf(field, value))}
            />
            {field.isOfLook?.(site) && <p className="vt-hint">{t("settings.ofLook")}</p>}
            {field.lacks && <Lack of={field.lacks(site, index)} />}
          </div>
        ))}
        {name === "glossary" && <Glossary words={site.settings.glossary} onSave={onSave} />}
        {name === "footer" && site.settings.footer.useBusinessDataFromLookUp && <FooterReset />}
        {hint && <p className="vt-hint">{t(hint)}</p>}
      </div>
    </details>
  );
}

/** Why a setting does nothing on this site yet. */
function Lack({ of: text }: { of: ReturnType<NonNullable<SettingField["lacks"]>> }) {
  const { t } = useEditorActions();
  return <div role="status">{text && <p className="vt-hint">{t(text)}</p>}</div>;
}

const hints = {
  header: "settings.lookUpHint",
  socialAccounts: "settings.socialHint",
  tracking: "settings.trackingHint",
  accounts: "settings.accountsHint",
  appearance: "settings.appearanceHint",
  contact: "settings.contactHint",
  translations: "settings.translationsHint",
  media: "settings.mediaHint",
  glossary: "glossary.hint",
} as const;
