import type { SiteDocument } from "~/features/site/document-schema.ts";
import { TextEntry } from "../inputs/text-entry.tsx";
import { checkSiteName } from "../inputs/validate.ts";
import { useSaveSite } from "../site/use-save-site.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** What the site is called in tabs and search results; admins change it. */
export function SiteName({ site }: { site: SiteDocument }) {
  const { t, user } = useEditorActions();
  const save = useSaveSite();

  return (
    <details className="vt-fold" data-vt-fold="settings.siteName">
      <summary>{t("settings.siteName")}</summary>
      <div className="vt-settings">
        {!user.isSiteAdmin && <p className="vt-hint">{t("settings.adminsOnly")}</p>}
        <div data-vt-setting="siteName">
          <TextEntry
            label={t("settings.siteName")}
            shown={site.name}
            check={checkSiteName}
            isDisabled={!user.isSiteAdmin}
            onSave={(name) => save("site.rename", { name })}
          />
        </div>
        <p className="vt-hint">{t("settings.siteNameHint")}</p>
      </div>
    </details>
  );
}
