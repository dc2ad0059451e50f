"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { useRef, useState } from "react";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { Segments } from "../controls/segments.tsx";
import { useReveal } from "../dialogs/use-reveal.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { useOpenSite } from "../site/site-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { LanguageProgress } from "./language-progress.tsx";
import { PairList } from "./pair-list.tsx";
import { progressOf, type TextPair } from "./text-pair.ts";
import { usePairGroups } from "./use-pair-groups.ts";
import { walkRows } from "./walk-rows.ts";

/** Every text of the page and the site in two languages, those first that still have to be translated. */
export default function TranslationsPanel() {
  const { t, defaultLocale } = useEditorActions();
  const { togglePanel, openToolbar } = useFrame();
  const present = useEditorPart((state) => state.locale);
  const switchLocale = useLocaleSwitch();
  const reveal = useReveal();
  const [shown, setShown] = useState<"open" | "all">("open");
  const list = useRef<HTMLDivElement>(null);
  useOpenSite();
  const languages = usePairGroups();
  const chosen = languages.find(({ locale }) => locale === present) ?? languages[0];
  if (!chosen) return null;
  const { locale } = chosen;
  const groups = chosen.groups.map((group) => ({
    ...group,
    pairs: shown === "all" ? group.pairs : group.pairs.filter(({ state }) => state !== "done"),
  }));
  const onShow = ({ place }: TextPair) => {
    if (place.type !== "field") return null;
    return () => {
      openToolbar();
      reveal({ groupId: place.groupId, fieldName: place.fieldName }, [locale]);
    };
  };

  return (
    <SidePanel
      name="translations"
      title={t("translations.title")}
      closeLabel={t("translations.close")}
      onClose={() => togglePanel("translations")}
    >
      <div className="vt-progress-list" role="group" aria-label={t("translations.languages")}>
        {languages.map((language) => (
          <LanguageProgress
            key={language.locale}
            locale={language.locale}
            {...progressOf(language.groups)}
            isChosen={language.locale === locale}
            onChosen={() => switchLocale(language.locale)}
          />
        ))}
      </div>
      <div className="vt-pairs__bar">
        <Segments
          label={t("translations.shown")}
          segments={[
            { value: "open", label: t("translations.open") },
            { value: "all", label: t("translations.all") },
          ]}
          value={shown}
          onChosen={setShown}
        />
        <IconButton label={t("translations.previous")} onClick={() => walkRows(list.current, -1)}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label={t("translations.next")} onClick={() => walkRows(list.current, 1)}>
          <ChevronDown aria-hidden />
        </IconButton>
      </div>
      <div ref={list}>
        {groups.map((group) => (
          <PairList key={group.name} group={group} locale={locale} onShow={onShow} />
        ))}
        {groups.every(({ pairs }) => pairs.length === 0) && <p className="vt-hint">{t("translations.nothingOpen")}</p>}
      </div>
      <p className="vt-hint">{t("translations.from", { locale: defaultLocale.toUpperCase() })}</p>
    </SidePanel>
  );
}
