import { signOutHere } from "~/features/account/sign-out-here.ts";
import { neighbourOf } from "../bar/neighbour-of.ts";
import { useLivePage } from "../bar/use-live-page.ts";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { useMissingText } from "../bar/use-missing-text.ts";
import { usePublication } from "../bar/use-publication.ts";
import { useShortcutNames } from "../bar/use-shortcut-names.ts";
import { revealHours, type HoursPart } from "../directory/reveal-in-business.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { revealControl } from "../frame/reveal-control.ts";
import { previewDevices } from "../devices/devices.ts";
import { useDuplicatePage } from "../pages/use-duplicate-page.ts";
import { useHistory } from "../site/use-history.ts";
import { useCanTakeDown } from "../publishing/use-can-take-down.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { ownPageHref } from "../state/own-page-href.ts";
import type { Entry } from "./entry.ts";
import { useLanguageCommands } from "./use-language-commands.ts";
import { usePageCommands } from "./use-page-commands.ts";

/** Everything that the toolbar can do just now. */
export function useCommandEntries(): Entry[] {
  const actions = useEditorActions();
  const { t, user, pageId, locales, getState } = actions;
  const { panel, closeAll, openPanel, openToolbar, showDialog, openPreview } = useFrame();
  const names = useShortcutNames();
  const { undo, redo, canUndo, canRedo } = useHistory();
  const { canRevert, hasChanges, missing } = usePublication();
  const canTakeDown = useCanTakeDown();
  const isPublished = useEditorPart((state) => state.publishedNumber !== null);
  const present = useEditorPart((state) => state.locale);
  const showLivePage = useLivePage();
  const switchLocale = useLocaleSwitch();
  const showMissing = useMissingText();
  const duplicate = useDuplicatePage();
  const [newPage, ...pageCommands] = usePageCommands();
  const languageCommands = useLanguageCommands();

  const command = (id: string, title: string, run: () => void, more: Partial<Entry> = {}): Entry => ({
    id,
    group: "commands",
    title,
    run,
    ...more,
  });
  const when = (isPossible: boolean, entry: Entry) => (isPossible ? [entry] : []);
  const toHours = (part: HoursPart) => {
    openPanel("directory");
    revealHours(part);
  };
  const onNextMissing = () => {
    const { selection, locale } = getState();
    const next = neighbourOf(missing, { selection, locale }, 1);
    if (next) showMissing(next.text, next.locale);
  };
  return [
    ...when(
      hasChanges && missing.length === 0,
      command("publish", t("toolbar.publish"), () => showDialog("publish")),
    ),
    ...when(
      missing.length > 0,
      command("nextMissing", t("toolbar.nextMissing"), onNextMissing, { words: [t("toolbar.publish")] }),
    ),
    command("check", t("check.open"), () => showDialog("check"), { words: [t("publish.findings")] }),
    command("publishAll", t("palette.publishAll"), () => showDialog("publishAll")),
    ...when(canUndo, command("undo", t("toolbar.undo"), undo, { shortcut: names.undo })),
    ...when(canRedo, command("redo", t("toolbar.redo"), redo, { shortcut: names.redo })),
    ...when(
      canRevert,
      command("revert", t("toolbar.revert"), () => showDialog("revert")),
    ),
    ...locales.flatMap((locale) =>
      when(
        locale !== present,
        command(`locale-${locale}`, t("palette.locale", { locale: locale.toUpperCase() }), () => switchLocale(locale)),
      ),
    ),
    ...previewDevices.map(({ name, width }) =>
      command(`preview-${name}`, t(`devices.as.${name}`), () => openPreview(name), {
        hint: `${width} px`,
        words: [t("devices.title")],
      }),
    ),
    ...when(
      panel !== "pageMenu",
      command("pages", t("toolbar.pages"), () => openPanel("pageMenu")),
    ),
    ...(newPage ? [newPage] : []),
    command("duplicatePage", t("pages.duplicate"), () => duplicate.run({ id: pageId })),
    ...when(
      panel !== "settings",
      command("settings", t("toolbar.settings"), () => openPanel("settings")),
    ),
    ...when(
      panel !== "design",
      command("design", t("toolbar.design"), () => openPanel("design")),
    ),
    ...when(
      panel !== "library",
      command("library", t("library.title"), () => openPanel("library"), { words: [t("library.images")] }),
    ),
    ...when(
      panel !== "pageMap",
      command("pageMap", t("pageMap.open"), () => openPanel("pageMap")),
    ),
    ...when(
      panel !== "history",
      command("history", t("history.open"), () => openPanel("history")),
    ),
    command("siteHistory", t("palette.siteHistory"), () => {
      openPanel("history");
      const tab = '[data-name="history"] input[value="site"]';
      revealControl(() => document.querySelector<HTMLElement>(tab), { press: true });
    }),
    ...when(
      panel !== "inbox",
      command("inbox", t("inbox.title"), () => openPanel("inbox")),
    ),
    ...when(
      panel !== "directory",
      command("directory", t("directory.title"), () => openPanel("directory")),
    ),
    command("hours", t("directory.hours"), () => toHours("week"), {
      hint: t("directory.title"),
      words: [t("palette.words.hours")],
    }),
    command("specialDays", t("palette.specialDays"), () => toHours("special"), {
      hint: t("directory.title"),
      words: [t("palette.words.specialDays")],
    }),
    ...when(
      panel !== "listings",
      command("listings", t("listings.title"), () => openPanel("listings")),
    ),
    ...when(
      user.isAdmin && panel !== "outbox",
      command("outbox", t("outbox.title"), () => openPanel("outbox")),
    ),
    ...when(
      panel !== "visits",
      command("visits", t("visits.title"), () => openPanel("visits")),
    ),
    ...when(
      locales.length > 1 && panel !== "translations",
      command("translations", t("translations.title"), () => openPanel("translations")),
    ),
    command("schedule", t("schedule.open"), () => showDialog("schedule")),
    ...when(
      canTakeDown,
      command("takeDown", t("takeDown.open"), () => showDialog("takeDown")),
    ),
    command("previewLinks", t("preview.open"), () => showDialog("previewLinks")),
    ...when(
      isPublished,
      command("live", t("toolbar.livePage"), () => void showLivePage(), { shortcut: names.edit }),
    ),
    panel === null
      ? command("open", t("toolbar.open"), openToolbar, { shortcut: names.edit })
      : command("close", t("toolbar.close"), closeAll),
    command("changelog", t("changelog.title"), () => showDialog("changelog")),
    ...pageCommands,
    ...languageCommands,
    ...when(
      user.isAdmin,
      command("export", t("settings.export"), () => location.assign(`${ownPageHref("account", actions)}#export`)),
    ),
    command("account", t("toolbar.account"), () => location.assign(ownPageHref("account", actions))),
    command(
      "signOut",
      t("toolbar.signOut"),
      () => void signOutHere().finally(() => location.assign(ownPageHref("login", actions))),
    ),
  ];
}
