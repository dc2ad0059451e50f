import { useMemo } from "react";
import { toast } from "../toasts/toast.ts";
import { described } from "~/features/media/domain/described.ts";
import type { DescribeMediumInput, MediaRef } from "~/features/media/schema.ts";
import { refusalText } from "../dialogs/message-of.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

type Said = Pick<DescribeMediumInput, "alt" | "focalPoint">;

/**
 * Says in words what a medium shows, or which point of it stays in view. That shows at once wherever the page under edit
 * uses it. `describe` also saves it, as a step that can be taken back; `preview` only shows it.
 */
export function useDescribeMedium() {
  const { t, texts, defaultLocale, getState, addMedia, refresh } = useEditorActions();
  const session = useSiteSession();
  return useMemo(() => {
    const preview = (mediaId: string, said: Said) => {
      const medium = getState().media[mediaId];
      if (!medium) return;
      const { tags: _, ...shown } = described(saidOf(medium), said, defaultLocale);
      addMedia({ ...medium, ...shown });
    };
    const describe = (mediaId: string, said: Said) => {
      const medium = getState().media[mediaId];
      // A step that changes nothing could not be taken back. A point is on screen before it is saved.
      const before = medium && saidOf(medium);
      if (before && said.focalPoint === undefined && described(before, said, defaultLocale) === before) return;
      preview(mediaId, said);
      session.send(
        "media.describe",
        { id: mediaId, ...said },
        {
          onProblem: ({ refusal }) => {
            toast.error(t("media.sayFailed", { message: refusalText(refusal, texts) }));
            void refresh().catch(() => undefined); // what was shown before it was saved is not true
          },
        },
      );
    };
    return { preview, describe };
  }, [session, t, texts, defaultLocale, getState, addMedia, refresh]);
}

const saidOf = ({ alt, altSources = {}, focalPoint }: MediaRef) => ({ alt, altSources, focalPoint, tags: [] });
