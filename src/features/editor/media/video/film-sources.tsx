import { useState, type ReactNode } from "react";
import type { MediaRef } from "~/features/media/schema.ts";
import { Segments } from "../../controls/segments.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { FilmUploader } from "./film-uploader.tsx";
import { YoutubeForm } from "./youtube-form.tsx";

interface FilmSourcesProps {
  /** The folder of the library that it comes into. */
  folder: string;
  onAdded: (medium: MediaRef) => void;
  children: ReactNode;
}

/** Ways to take a film into the library, above those that are there: a file of one's own, or an address of YouTube. */
export function FilmSources({ children, ...into }: FilmSourcesProps) {
  const { t } = useEditorActions();
  const [source, setSource] = useState<"own" | "youtube">("own");
  const sources = [
    { value: "own" as const, label: t("film.own") },
    { value: "youtube" as const, label: t("film.youtube") },
  ];
  return (
    <>
      <div className="vt-film-sources">
        <Segments label={t("film.source")} segments={sources} value={source} onChosen={setSource} />
        {source === "own" ? <FilmUploader {...into} /> : <YoutubeForm {...into} />}
      </div>
      {children}
    </>
  );
}
