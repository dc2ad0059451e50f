"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { languageName } from "~/lib/language-name.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { Choice } from "../controls/choice.tsx";
import { IconButton } from "../controls/icon-button.tsx";
import { Segments } from "../controls/segments.tsx";
import { useReveal } from "../dialogs/use-reveal.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { useOpenSite } from "../site/site-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { LanguageProgress } from "./language-progress.tsx";
import { ListedEntries } from "./listed-entries.tsx";
import { PairList } from "./pair-list.tsx";
import type { TextPair } from "~/features/site/translations/text-pair.ts";
import type { OpenFold } from "./open-fold.ts";
import { OtherPages } from "./other-pages.tsx";
import { revealMissing } from "./reveal-pair.ts";
import { TranslateMissing } from "./translate-missing.tsx";
import { BesideContext, useBeside } from "./use-beside.ts";
import { useClickedText } from "./use-clicked-text.ts";
import { useTranslations } from "./use-translations.ts";
import { XliffTools } from "./xliff-tools.tsx";
import { walkRows } from "./walk-rows.ts";

/** Every text of the page and the site in two languages that can be chosen, those first that still have to be translated. */
export default function TranslationsPanel() {
  const { defaultLocale } = useEditorActions();
  const [from, setFrom] = useState<Locale>(defaultLocale);
  return (
    <BesideContext value={from}>
      <Translations chosenFrom={from} onFrom={setFrom} />
    </BesideContext>
  );
}

function Translations({ chosenFrom, onFrom }: { chosenFrom: Locale; onFrom: (locale: Locale) => void }) {
  const { t, locales, defaultLocale, editorLocale } = useEditorActions();
  const { togglePanel } = useFrame();
  const present = useEditorPart((state) => state.locale);
  const switchLocale = useLocaleSwitch();
  const reveal = useReveal();
  const [shown, setShown] = useState<"open" | "all">("open");
  const list = useRef<HTMLDivElement>(null);
  const had = useRef<Element>(null); // the buttons that lead on take the keyboard themselves
  const [open, setOpen] = useState<OpenFold | null>(null);
  useEffect(() => revealMissing(), []);
  useOpenSite();
  useQuery(useTRPC().page.list.queryOptions({ includeDrafts: true })); // a new name finds a free address by it
  const { languages, others, entries, failed, retry } = useTranslations();
  const chosen = languages.find(({ locale }) => locale === present) ?? languages[0];
  const locale = chosen?.locale ?? defaultLocale;
  const all = useBeside(chosen?.groups ?? [], locale);
  useClickedText(
    all.flatMap(({ pairs }) => pairs),
    ({ state, isMachine }) => {
      if (state === "done" && !isMachine) setShown("all");
    },
  );
  if (!chosen) return null;
  const sources = locales.filter((other) => other !== locale);
  const from = sources.includes(chosenFrom) ? chosenFrom : defaultLocale;
  const isDone = chosen.site !== null && chosen.site.done === chosen.site.total;
  const onWalked = (step: 1 | -1) => {
    const id = walkRows(list.current, step, had.current);
    if (id !== null) setOpen({ id, enterAt: step === 1 ? "first" : "last" });
  };
  const onShow = ({ place }: TextPair) => {
    if (place.type !== "field") return null;
    return () => reveal({ groupId: place.groupId, fieldName: place.fieldName }, [locale]);
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
            page={language.page}
            site={language.site}
            isChosen={language.locale === locale}
            onChosen={() => switchLocale(language.locale)}
          />
        ))}
      </div>
      {sources.length > 1 && (
        <Choice label={t("translations.source")} value={from} onChosen={(value) => onFrom(value as Locale)}>
          {sources.map((source) => (
            <option key={source} value={source}>
              {t("translations.fromLanguage", { language: languageName(source, editorLocale) })}
            </option>
          ))}
        </Choice>
      )}
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
        <IconButton label={t("translations.previous")} onClick={() => onWalked(-1)}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label={t("translations.next")} onClick={() => onWalked(1)}>
          <ChevronDown aria-hidden />
        </IconButton>
      </div>
      <TranslateMissing groups={all} others={others} entries={entries} locale={locale} onChanged={retry} />
      <div ref={list} data-vt-texts onFocus={({ target }) => (had.current = target)}>
        {all.map((group) => (
          <PairList key={group.name} {...{ group, locale, shown, onShow }} />
        ))}
        {isDone && shown === "open" && <p className="vt-hint">{t("translations.nothingOpen")}</p>}
        <OtherPages
          pages={others}
          locale={locale}
          shown={shown}
          open={open}
          onOpen={setOpen}
          hasFailed={failed.others}
          onRetry={retry}
        />
        <ListedEntries
          entries={entries}
          locale={locale}
          shown={shown}
          open={open}
          onOpen={setOpen}
          hasFailed={failed.entries}
          onRetry={retry}
        />
      </div>
      <XliffTools locale={locale} from={from} onChanged={retry} />
      <p className="vt-hint">{t("translations.from", { locale: defaultLocale.toUpperCase() })}</p>
    </SidePanel>
  );
}
