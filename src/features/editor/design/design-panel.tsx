"use client";

import { useEffect } from "react";
import type { Theme } from "~/features/blocks/theme/theme.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { SiteState } from "../site/site-state.tsx";
import { useSurroundings } from "../site/surroundings.tsx";
import { useSaveSite } from "../site/use-save-site.ts";
import { useSiteDocument } from "../site/use-site-document.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { DarkColors } from "./dark-colors.tsx";
import { FacePairs } from "./face-pairs.tsx";
import { LookChoices } from "./look-choices.tsx";
import { PaletteFields } from "./palette-fields.tsx";
import { PresetList } from "./preset-list.tsx";

/** The look of the site: ready ones, and each part of it. Every choice shows on the page itself. */
export default function DesignPanel() {
  const { t } = useEditorActions();
  const { togglePanel } = useFrame();
  const site = useSiteDocument();
  const onClose = () => togglePanel("design");
  return (
    <SidePanel isSheet part="theme" title={t("design.title")} closeLabel={t("design.close")} onClose={onClose}>
      {site ? <Look theme={site.theme} /> : <SiteState />}
    </SidePanel>
  );
}

function Look({ theme }: { theme: Theme }) {
  const { t } = useEditorActions();
  const { tryLook } = useSurroundings();
  const save = useSaveSite();
  const onSave = (part: Parameters<typeof save<"theme.save">>[1]["theme"]) => save("theme.save", { theme: part });
  useEffect(() => () => tryLook(null), [tryLook]); // what was only tried goes with the panel
  return (
    <>
      <p className="vt-hint">{t("settings.wholeSite")}</p>
      <PresetList theme={theme} onSave={onSave} />
      <DarkColors theme={theme} onSave={onSave} />
      <PaletteFields theme={theme} onSave={onSave} />
      <FacePairs theme={theme} onSave={onSave} />
      <LookChoices theme={theme} onSave={onSave} />
    </>
  );
}
