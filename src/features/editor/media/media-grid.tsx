import { Check, Clapperboard } from "lucide-react";
import { pictureUrl } from "~/features/blocks/picture.tsx";
import type { MediaListItem } from "~/features/media/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { shownName } from "./shown-name.ts";
import type { useLibrary } from "./use-library.ts";

/** The entries of the library, and what is to be said while they load, when there are none, or when that failed. */
export function MediaGrid(props: {
  library: ReturnType<typeof useLibrary>;
  chosenIds: readonly string[];
  /** The languages in which to look for an alternative text, best first. */
  locales: Locale[];
  /** Entries that are not offered. */
  hiddenIds: readonly string[];
  onChosen: (item: MediaListItem) => void;
}) {
  const { library, chosenIds, locales, hiddenIds, onChosen } = props;
  const { t } = useEditorActions();
  const { state, items: all } = library;
  const items = all.filter(({ id }) => !hiddenIds.includes(id));
  const total = library.total - (all.length - items.length);
  return (
    <>
      <ul className="vt-media" aria-busy={state === "loading"}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="vt-media__item"
              aria-pressed={chosenIds.includes(item.id)}
              title={item.originalFilename}
              onClick={() => onChosen(item)}
            >
              <Thumbnail item={item} alt={locales.map((locale) => item.alt[locale]).find(Boolean) ?? ""} />
              {chosenIds.includes(item.id) && (
                <span className="vt-media__chosen">
                  <Check aria-hidden />
                  <span className="vt-sr">{t("media.chosen")}</span>
                </span>
              )}
              <span className="vt-media__name">{shownName(item.originalFilename)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="vt-media-state" role="status">
        {state === "loading" && t("state.loading")}
        {state === "failed" && t("state.failed")}
        {state === "ready" && (items.length === 0 ? t("media.none") : t("media.count", { shown: items.length, total }))}
      </div>
      <div className="vt-button-row">
        {state === "failed" && (
          <button type="button" className="vt-button vt-button--outline" onClick={library.retry}>
            {t("state.retry")}
          </button>
        )}
        {state === "ready" && all.length < library.total && (
          <button type="button" className="vt-button vt-button--outline" onClick={library.loadMore}>
            {t("media.more")}
          </button>
        )}
      </div>
    </>
  );
}

function Thumbnail({ item, alt }: { item: MediaListItem; alt: string }) {
  const source = pictureUrl(item, 320);
  if (!source) return <Clapperboard aria-hidden className="vt-media__blank" />;
  return <img src={source} alt={alt} loading="lazy" width={item.width} height={item.height} />;
}
