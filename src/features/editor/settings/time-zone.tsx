import { useId } from "react";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { isTimeZone } from "~/lib/time/is-time-zone.ts";
import { TextEntry } from "../inputs/text-entry.tsx";
import type { Checked } from "../inputs/validate.ts";
import { useSaveSite } from "../site/use-save-site.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** The time zone by which the site plans and dates things, of those that the browser knows; admins change it. */
export function TimeZone({ site }: { site: SiteDocument }) {
  const { t, user } = useEditorActions();
  const save = useSaveSite();
  const listId = useId();

  return (
    <details className="vt-fold" data-vt-fold="settings.timeZone">
      <summary>{t("settings.timeZone")}</summary>
      <div className="vt-settings">
        {!user.isSiteAdmin && <p className="vt-hint">{t("settings.adminsOnly")}</p>}
        <div data-vt-setting="timeZone">
          <TextEntry
            label={t("settings.timeZone")}
            shown={site.timeZone}
            list={listId}
            check={checkTimeZone}
            isDisabled={!user.isSiteAdmin}
            onSave={(timeZone) => save("site.timeZone", { timeZone })}
          />
          <datalist id={listId}>
            {Intl.supportedValuesOf("timeZone").map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </div>
        <p className="vt-hint">{t("settings.timeZoneHint")}</p>
      </div>
    </details>
  );
}

/** As the list writes it, however it was typed. */
function checkTimeZone(entry: string): Checked<string> {
  const typed = entry.trim();
  const listed = Intl.supportedValuesOf("timeZone").find((zone) => zone.toLowerCase() === typed.toLowerCase());
  const timeZone = listed ?? typed;
  return isTimeZone(timeZone) ? { ok: true, value: timeZone } : { ok: false, error: "input.timeZone" };
}
