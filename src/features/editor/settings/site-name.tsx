import { useTRPCClient } from "~/trpc/react.tsx";
import { TextEntry } from "../inputs/text-entry.tsx";
import { checkSiteName } from "../inputs/validate.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useAdminValue } from "./use-admin-value.ts";

/** What the site is called in tabs and search results; admins change it. */
export function SiteName() {
  const { t, user, siteName: loaded } = useEditorActions();
  const client = useTRPCClient();
  const { saved, save } = useAdminValue(loaded, (name) => client.site.rename.mutate({ name }));

  return (
    <details className="vt-fold" data-vt-fold="settings.siteName">
      <summary>{t("settings.siteName")}</summary>
      <div className="vt-settings">
        {!user.isSiteAdmin && <p className="vt-hint">{t("settings.adminsOnly")}</p>}
        <div data-vt-setting="siteName">
          <TextEntry
            label={t("settings.siteName")}
            shown={saved}
            check={checkSiteName}
            isDisabled={!user.isSiteAdmin}
            onSave={save}
          />
        </div>
        <p className="vt-hint">{t("settings.siteNameHint")}</p>
      </div>
    </details>
  );
}
