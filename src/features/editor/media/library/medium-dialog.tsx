import { useId, useRef, useState, type ReactNode } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { Crop, Download, FileText, Replace, Trash2, X } from "lucide-react";
import { documentAddress } from "~/features/blocks/parts/document-address.ts";
import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import type { MediaListItem } from "~/features/media/schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { DialogRoot } from "../../dialogs/dialog-root.tsx";
import { IconButton } from "../../controls/icon-button.tsx";
import { called } from "../../state/called.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { shownName } from "~/features/media/domain/shown-name.ts";
import { acceptedFiles } from "../upload-file.ts";
import { FormerFile } from "./former-file.tsx";
import { MediumFocalPoint } from "./medium-focal-point.tsx";
import { FilmStage } from "./film-stage.tsx";
import { MediumFacts } from "./medium-facts.tsx";
import { MediumForm } from "./medium-form.tsx";
import { MediumUses } from "./medium-uses.tsx";
import type { LibraryWork } from "./use-library-work.ts";
import "../../styles/medium.css";

const CropDialog = called(() => import("./crop-dialog.tsx"));

const replaceHints = {
  image: "library.replaceHint",
  video: "library.replaceFilmHint",
  document: "library.replaceDocumentHint",
} as const;

interface MediumDialogProps {
  item: MediaListItem;
  work: LibraryWork;
  onDelete: (item: MediaListItem) => void;
  /** A copy was cut out of it. */
  onCropped: (item: MediaListItem) => void;
  onClosed: () => void;
  /** Where the keyboard goes on, where that is not where it came from. */
  focusAfter: () => HTMLElement | null;
  /** What is asked above it. */
  children?: ReactNode;
}

/** One medium of the library: the picture, what its file is, what is said of it, where it is used, and what can be done. */
export function MediumDialog({ item: listed, work, onDelete, onCropped, onClosed, ...more }: MediumDialogProps) {
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const { data: item = listed } = useQuery(trpc.media.get.queryOptions({ id: listed.id }, { staleTime: 0 }));
  const usage = useQuery(trpc.media.usage.queryOptions({ id: listed.id }, { staleTime: 0 }));
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [isCropping, setCropping] = useState(false);
  const source = pictureUrl(item, 960);
  const { mediaType } = item;
  const isImage = mediaType === "image";
  const address = documentAddress(item);
  return (
    <DialogRoot open onOpenChange={(isOpen) => !isOpen && onClosed()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="vt-backdrop" />
        <Dialog.Popup
          className="vt-dialog vt-dialog--large"
          data-vt-type={item.mediaType}
          finalFocus={() => more.focusAfter() ?? true}
        >
          <header className="vt-dialog__head">
            <Dialog.Title className="vt-dialog__title">{shownName(item.originalFilename)}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton look="quiet" label={t("library.closeMedium")}>
                  <X size={20} aria-hidden />
                </IconButton>
              }
            />
          </header>
          <div className="vt-medium-dialog__body">
            <div className="vt-medium-dialog__picture">
              {source && isImage && <MediumFocalPoint {...{ item, source }} places={usage.data?.places ?? null} />}
              {mediaType === "video" && <FilmStage {...{ item, work }} />}
              {address !== null && <FileText aria-hidden />}
            </div>
            <div className="vt-medium-dialog__said">
              <MediumFacts item={item} />
              <div className="vt-medium-dialog__tools">
                {isImage && (
                  <button type="button" className="vt-button vt-button--outline" onClick={() => setCropping(true)}>
                    <Crop size={16} aria-hidden /> {t("library.crop")}
                  </button>
                )}
                {address !== null && (
                  <a className="vt-button vt-button--outline" href={address} download>
                    <Download size={16} aria-hidden /> {t("library.download")}
                  </a>
                )}
                {mediaType !== "audio" && (
                  <button
                    type="button"
                    className="vt-button vt-button--outline"
                    aria-describedby={hint}
                    onClick={() => input.current?.click()}
                  >
                    <Replace size={16} aria-hidden /> {t("library.replace")}
                  </button>
                )}
                <button type="button" className="vt-button vt-button--outline" onClick={() => onDelete(item)}>
                  <Trash2 size={16} aria-hidden /> {t("library.delete")}
                </button>
              </div>
              {mediaType !== "audio" && (
                <p className="vt-hint" id={hint}>
                  {t(replaceHints[mediaType])}
                </p>
              )}
              {item.former && <FormerFile {...{ item, work }} former={item.former} />}
              <input
                ref={input}
                type="file"
                accept={mediaType === "audio" ? undefined : acceptedFiles[mediaType]}
                hidden
                aria-label={t("library.replace")}
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  if (file) void work.replace(item, file);
                  event.target.value = ""; // the same file may be chosen again
                }}
              />
              <MediumForm key={item.id} item={item} work={work} />
              {usage.data && <MediumUses places={usage.data.places} />}
            </div>
          </div>
          {isCropping && (
            <CropDialog
              mediaId={item.id}
              onCropped={onCropped}
              onClosed={() => setCropping(false)}
              onUnreachable={() => setCropping(false)}
            />
          )}
          {more.children}
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}
