import { useId, useRef } from "react";
import { Clapperboard, ImageUp, ScanEye } from "lucide-react";
import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import { videoSource } from "~/features/blocks/films/video-source.ts";
import type { MediaListItem } from "~/features/media/schema.ts";
import { videoPlaceholder } from "../../canvas/media/video-placeholder.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";
import { acceptedFiles } from "../upload-file.ts";
import { shownNow, stillFromFile } from "../video/film-still.ts";
import type { LibraryWork } from "./use-library-work.ts";

/** A film of the library as it is played, and the choice of the picture that stands for it until then. */
export function FilmStage({ item, work }: { item: MediaListItem; work: LibraryWork }) {
  const { t } = useEditorActions();
  const film = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const picture = pictureUrl(item, 960);
  const source = videoSource(item);
  const isPlayedHere = source?.type === "file";
  const { width, height } = item;
  const onPosterHere = () => {
    const still = film.current && shownNow(film.current);
    if (still) void work.setPoster(item, still);
    else toast.info(t("film.posterNotYet"));
  };
  return (
    <div className="vt-film-stage">
      {isPlayedHere && (
        <video
          ref={film}
          key={source.url}
          src={source.url}
          controls
          playsInline
          preload="metadata"
          {...(picture && { poster: picture })}
          aria-label={item.originalFilename}
          style={{ aspectRatio: `${width} / ${height}` }}
        />
      )}
      {!isPlayedHere && (picture ? <img src={picture} alt="" {...{ width, height }} /> : <Clapperboard aria-hidden />)}
      {!source && <p className="vt-hint">{t(videoPlaceholder(item))}</p>}
      <div className="vt-button-row">
        {isPlayedHere && (
          <button type="button" className="vt-button vt-button--outline" aria-describedby={hint} onClick={onPosterHere}>
            <ScanEye size={16} aria-hidden /> {t("film.posterHere")}
          </button>
        )}
        <button type="button" className="vt-button vt-button--outline" onClick={() => input.current?.click()}>
          <ImageUp size={16} aria-hidden /> {t("film.posterFile")}
        </button>
      </div>
      {isPlayedHere && (
        <p className="vt-hint" id={hint}>
          {t("film.posterHint")}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={acceptedFiles.image}
        hidden
        aria-label={t("film.posterFile")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void stillFromFile(file).then((still) => work.setPoster(item, still));
          event.target.value = ""; // the same file may be chosen again
        }}
      />
    </div>
  );
}
