"use client";

import { FileDown, Megaphone } from "lucide-react";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { SiteState } from "../site/site-state.tsx";
import { useSaveSite } from "../site/use-save-site.ts";
import { useSiteDocument } from "../site/use-site-document.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { ownPageHref } from "../state/own-page-href.ts";
import { SettingsSection } from "./settings-section.tsx";
import { shownSections } from "./shown-sections.ts";
import { SiteLanguages } from "./site-languages.tsx";
import { SiteName } from "./site-name.tsx";
import { TimeZone } from "./time-zone.tsx";

/** The site's settings by section; each is saved on its own and shows on the page at once. */
export default function SettingsPanel() {
  const { t } = useEditorActions();
  const { togglePanel } = useFrame();
  const site = useSiteDocument();
  return (
    <SidePanel
      isSheet
      part="settings"
      title={t("settings.title")}
      closeLabel={t("settings.close")}
      onClose={() => togglePanel("settings")}
    >
      {site ? <Sections site={site} /> : <SiteState />}
    </SidePanel>
  );
}

function Sections({ site }: { site: SiteDocument }) {
  const actions = useEditorActions();
  const { t, locales, collectionNames, user } = actions;
  const { showDialog } = useFrame();
  const save = useSaveSite();
  return (
    <>
      <p className="vt-hint">{t("settings.wholeSite")}</p>
      {shownSections({ locales, collectionNames, isAdmin: user.isAdmin }, site.settings).map((section, index) => (
        <SettingsSection
          key={section.name}
          section={section}
          site={site}
          isOpen={index === 0}
          onSave={(patch) => save("settings.save", { settings: patch })}
        />
      ))}
      <SiteName site={site} />
      <SiteLanguages site={site} />
      <TimeZone site={site} />
      <button
        type="button"
        className="vt-button vt-button--outline vt-settings-way"
        onClick={() => showDialog("changelog")}
      >
        <Megaphone size={18} aria-hidden />
        {t("changelog.title")}
      </button>
      {user.isAdmin && (
        <a className="vt-button vt-button--outline vt-settings-way" href={`${ownPageHref("account", actions)}#export`}>
          <FileDown size={18} aria-hidden />
          {t("settings.export")}
        </a>
      )}
    </>
  );
}
