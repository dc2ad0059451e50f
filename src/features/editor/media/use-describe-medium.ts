import { useMemo } from "react";
import { withWords } from "../toasts/copy-words.ts";
import { toast } from "../toasts/toast.ts";
import { described, translatedDescription } from "~/features/media/domain/described.ts";
import type { DescribeMediumInput } from "~/features/media/library-schema.ts";
import type { MediaRef, MediumDescription } from "~/features/media/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { refusalText } from "../dialogs/message-of.ts";
import { useSiteSession } from "../site/site-context.tsx";
import type { SiteOutcome, SiteProblem } from "../site/site-session-contract.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useShowSaid } from "./use-show-said.ts";

type Said = Pick<DescribeMediumInput, "alt" | "focalPoint">;

interface TranslatedWords {
  locale: Locale;
  text: string;
  source: string;
  mayReplace: boolean;
  /** Who made them: a machine, where nothing else is said. */
  by?: "machine" | "human";
}

/**
 * Says in words what a medium shows, or which point of it stays in view. That shows at once wherever the page under edit
 * uses it, and in the library. `describe` also saves it, as a step that can be taken back, and answers whether that is
 * done; `preview` only shows it; `translated` saves words that a machine, or a translator elsewhere, has made, and answers
 * the operation; `takeBack` takes several of them back in one, without those that were refused or taken back meanwhile.
 */
export function useDescribeMedium() {
  const { t, texts, defaultLocale, getState, addMedia, refresh } = useEditorActions();
  const session = useSiteSession();
  const library = useShowSaid();
  return useMemo(() => {
    const tell = ({ refusal }: SiteProblem, said: Said = {}) => {
      const text = Object.values(said.alt ?? {}).find(Boolean);
      const words = withWords(text, { id: `said-${text}`, t }); // their input may be gone
      toast.error(t("media.sayFailed", { message: refusalText(refusal, texts) }), words);
      // What was shown before it was saved is not true.
      void refresh().catch(() => undefined);
      void library.showTruth();
    };
    const outcome: SiteOutcome = { onProblem: (problem) => tell(problem) };
    const show = (medium: MediaRef, { tags: _, ...shown }: MediumDescription) => addMedia({ ...medium, ...shown });
    const preview = (mediaId: string, said: Said) => {
      const medium = getState().media[mediaId];
      if (medium) show(medium, described(saidOf(medium), said, defaultLocale));
    };
    const describe = (mediaId: string, said: Said): Promise<boolean> | undefined => {
      const medium = getState().media[mediaId];
      // A step that changes nothing could not be taken back. A point is on screen before it is saved.
      const before = medium && saidOf(medium);
      if (before && said.focalPoint === undefined && described(before, said, defaultLocale) === before)
        return undefined;
      preview(mediaId, said);
      void library.show({ id: mediaId, ...said });
      return new Promise((end) => {
        const onProblem = (problem: SiteProblem) => {
          tell(problem, said);
          end(false);
        };
        session.send("media.describe", { id: mediaId, ...said }, { onSaved: () => end(true), onProblem });
      });
    };
    const translated = (mediaId: string, { by = "machine", ...words }: TranslatedWords) => {
      const medium = getState().media[mediaId];
      if (medium) show(medium, translatedDescription(saidOf(medium), { ...words, by }));
      return session.send("media.translate", { id: mediaId, ...words, by }, outcome);
    };
    const takeBack = (opIds: readonly string[]) => {
      const steps = opIds.filter(session.isStep).toReversed();
      if (steps.length > 0) session.takeBackAll(steps, outcome);
    };
    return { preview, describe, translated, takeBack };
  }, [session, library, t, texts, defaultLocale, getState, addMedia, refresh]);
}

const saidOf = ({ alt, altSources = {}, altMachine = [], focalPoint }: MediaRef): MediumDescription => ({
  alt,
  altSources,
  altMachine,
  focalPoint,
  tags: [],
});
