import { useRef, useState, type ReactNode } from "react";
import type { MediaRef } from "~/features/media/schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { Segments } from "../../controls/segments.tsx";
import { useFileDrop } from "../../controls/use-file-drop.ts";
import { useFilePaste } from "../../controls/use-file-paste.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { filmUpload } from "./film-upload.ts";
import { FilmUploader } from "./film-uploader.tsx";
import { YoutubeForm } from "./youtube-form.tsx";

interface FilmSourcesProps {
  /** The folder of the library that it comes into. */
  folder: string;
  /** Takes the first file alone. */
  isSingle: boolean;
  /** Is given what was taken here, and no film that was on its way already. */
  onAdded: (medium: MediaRef) => void;
  children: ReactNode;
}

/**
 * Ways to take a film into the library, above those that are there: a file of one's own, chosen, pasted or dropped anywhere
 * here, or an address of YouTube.
 */
export function FilmSources({ folder, isSingle, onAdded, children }: FilmSourcesProps) {
  const { t } = useEditorActions();
  const client = useTRPCClient();
  const [source, setSource] = useState<"own" | "youtube">("own");
  const sources = [
    { value: "own" as const, label: t("film.own") },
    { value: "youtube" as const, label: t("film.youtube") },
  ];
  const [taken] = useState(() => new WeakSet<File>());
  const take = (files: Iterable<File>) => {
    setSource("own"); // where one sees how far they are
    for (const file of [...files].slice(0, isSingle ? 1 : undefined)) {
      taken.add(file);
      void filmUpload.begin(client, file, folder);
    }
  };
  const zone = useRef<HTMLDivElement>(null);
  const dropping = useFileDrop(take);
  useFilePaste(zone, take);
  return (
    <div ref={zone} className="vt-film-drop" {...dropping}>
      <div className="vt-film-sources">
        <Segments label={t("film.source")} segments={sources} value={source} onChosen={setSource} />
        {source === "own" ? (
          <FilmUploader {...{ isSingle, take, taken, onAdded }} />
        ) : (
          <YoutubeForm {...{ folder, onAdded }} />
        )}
      </div>
      {children}
    </div>
  );
}
