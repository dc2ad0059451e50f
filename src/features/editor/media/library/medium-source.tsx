import type { ReactNode } from "react";
import type { MediaRef } from "~/features/media/schema.ts";
import { BulkUploader } from "../../inputs/bulk-uploader.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { LibraryType } from "../use-library.ts";
import { FilmSources } from "../video/film-sources.tsx";
import { folderForNew } from "./folder-words.ts";

interface MediumSourceProps {
  mediaType: LibraryType;
  /** The folder that is looked at, which it comes into as far as it may. */
  folder: string;
  /** Takes the first file alone. */
  isSingle?: boolean;
  onAdded: (medium: MediaRef) => void;
  /** The entries that are there, on which files may be dropped as well. */
  children: ReactNode;
}

/** The ways to take a medium of this type into the library. */
export function MediumSource({ mediaType, folder: shown, isSingle = false, onAdded, children }: MediumSourceProps) {
  const { t } = useEditorActions();
  const folder = folderForNew(shown);
  if (mediaType === "video") return <FilmSources {...{ folder, isSingle, onAdded }}>{children}</FilmSources>;
  const labels = {
    image: isSingle ? "media.upload" : "media.uploadMany",
    document: isSingle ? "media.uploadDocument" : "media.uploadDocuments",
  } as const;
  return (
    <BulkUploader label={t(labels[mediaType])} onUploaded={onAdded} {...{ mediaType, folder, isSingle }}>
      {children}
    </BulkUploader>
  );
}
