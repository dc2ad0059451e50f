"use client";

import { useState } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { isDrawing, pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import { drawingWidth } from "~/features/media/domain/crop.ts";
import type { CropArea, MediaListItem } from "~/features/media/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { BusyButton } from "../../controls/busy-button.tsx";
import { DialogRoot } from "../../dialogs/dialog-root.tsx";
import { Segments } from "../../controls/segments.tsx";
import { ConfirmDialog } from "../../dialogs/confirm-dialog.tsx";
import { messageOf } from "../../dialogs/message-of.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";
import { refetchMedia } from "../refetch-media.ts";
import {
  cropShapes,
  flattest,
  insidePicture,
  isOther,
  mostZoom,
  positionOf,
  ratioAt,
  ratioOf,
  shapeOf,
  wholePicture,
  type CropShape,
} from "./crop-shape.ts";
import { cropSource } from "./crop-source.ts";
import "../../styles/medium.css";

interface CropDialogProps {
  mediaId: string;
  onCropped: (item: MediaListItem) => void;
  onClosed: () => void;
}

/** Cuts a part out of a picture as a copy. What is a copy itself is cut anew from the picture that it comes from; a changed choice is not dropped unasked. */
export default function CropDialog({ mediaId, onCropped, onClosed }: CropDialogProps) {
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const asked = useQuery(trpc.media.get.queryOptions({ id: mediaId }));
  const { data: item, isError } = asked;
  const parentId = item?.parentId ?? null;
  const parent = useQuery(trpc.media.get.queryOptions({ id: parentId ?? "" }, { enabled: parentId !== null }));
  const source = cropSource(item, parent);
  const hasFailed = isError || parent.isError;
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const onLeft = () => (isChanged ? setAsking(true) : onClosed());
  return (
    <DialogRoot open onOpenChange={(isOpen) => !isOpen && onLeft()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="vt-backdrop" />
        <Dialog.Popup className="vt-dialog vt-dialog--large">
          <header className="vt-dialog__head">
            <Dialog.Title className="vt-dialog__title">{t("library.crop")}</Dialog.Title>
          </header>
          {item && source ? (
            <CropForm {...{ item, source, onCropped, onClosed, onLeft, onChanged: setChanged }} />
          ) : (
            <>
              <p className="vt-media-state" role="status">
                {t(hasFailed ? "state.failed" : "state.loading")}
              </p>
              <div className="vt-crop__tools">
                <div className="vt-crop__end">
                  <Dialog.Close className="vt-button vt-button--outline">{t("dialog.cancel")}</Dialog.Close>
                  {hasFailed && (
                    <button
                      type="button"
                      className="vt-button vt-button--primary"
                      onClick={() => void (item ? parent : asked).refetch()}
                    >
                      {t("save.retry")}
                    </button>
                  )}
                </div>
              </div>
            </>
          )}
          <ConfirmDialog
            isOpen={isAsking}
            isDanger
            title={t("records.leaveTitle")}
            description={t("library.cropLeaveText")}
            confirm={t("records.leave")}
            onClose={() => setAsking(false)}
            onConfirmed={onClosed}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}

interface CropFormProps extends Omit<CropDialogProps, "mediaId"> {
  item: MediaListItem;
  /** The picture that is cut. */
  source: MediaListItem;
  /** Without a copy. */
  onLeft: () => void;
  /** Whether another part is chosen than in the beginning. */
  onChanged: (isChanged: boolean) => void;
}

function CropForm({ item, source, onCropped, onClosed, onLeft, onChanged }: CropFormProps) {
  const { t, texts } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const before = item.id === source.id ? null : item.cropArea;
  const whole = source.width / source.height;
  const first = before ? (before.width / before.height) * whole : whole;
  const [shape, setShape] = useState<CropShape>(() => shapeOf(first));
  const [freeRatio, setFreeRatio] = useState(first);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(before);
  const [isBusy, setBusy] = useState(false);

  async function save(cropArea: CropArea) {
    setBusy(true);
    try {
      const { croppedMedia } = await client.media.cropImage.mutate({ media: { id: item.id, cropArea } });
      toast.success(t("library.cropped"));
      onCropped(croppedMedia);
      onClosed();
      await refetchMedia(queries, trpc.media.pathFilter());
    } catch (error) {
      setBusy(false);
      toast.error(t("library.cropFailed", { message: messageOf(error, texts) }));
    }
  }

  function onAreaChosen(percent: CropArea) {
    const chosen = insidePicture(percent);
    setArea(chosen);
    onChanged(isOther(chosen, before ?? wholePicture));
  }

  const isDrawn = isDrawing(source);
  const scale = area && isDrawn ? drawingWidth(area, source) / source.width : 1;
  const pixels =
    area && [area.width * source.width, area.height * source.height].map((part) => Math.round((part * scale) / 100));
  return (
    <>
      <div className="vt-crop__stage">
        <Cropper
          image={pictureUrl(source, 1600) ?? undefined}
          aspect={ratioOf(shape, freeRatio)}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom(source.width)}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={onAreaChosen}
          initialCroppedAreaPercentages={before ?? undefined}
          keyboardStep={8}
          zoomWithScroll
          disableAutomaticStylesInjection
          mediaProps={{ alt: "" }}
          style={{ mediaStyle: { width: `min(100cqw, ${100 * whole}cqh)` } }}
          cropperProps={{ role: "group", "aria-label": t("library.cropFrame") }}
        />
      </div>
      <div className="vt-crop__tools">
        <Segments
          label={t("library.cropShape")}
          value={shape}
          onChosen={setShape}
          segments={cropShapes.map((value) => ({ value, label: nameOf(value) }))}
        />
        <label className="vt-crop__slider">
          {t("library.cropZoom")}
          <input
            type="range"
            min={1}
            max={mostZoom(source.width)}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(event.target.valueAsNumber)}
          />
        </label>
        {shape === "free" && (
          <label className="vt-crop__slider">
            {t("library.cropRatio")}
            <input
              type="range"
              min={-flattest}
              max={flattest}
              value={positionOf(freeRatio)}
              onChange={(event) => setFreeRatio(ratioAt(event.target.valueAsNumber))}
            />
          </label>
        )}
        <p className="vt-hint">{t("library.cropHint")}</p>
        <div className="vt-crop__end">
          <output>{pixels ? `${isDrawn ? "≈ " : ""}${pixels[0]} × ${pixels[1]} px` : ""}</output>
          <button type="button" className="vt-button vt-button--outline" onClick={onLeft}>
            {t("dialog.cancel")}
          </button>
          <BusyButton
            type="button"
            className="vt-button vt-button--primary"
            isBusy={isBusy}
            disabled={area === null}
            onClick={() => area && void save(area)}
          >
            {t("library.cropSave")}
          </BusyButton>
        </div>
      </div>
    </>
  );

  function nameOf(value: CropShape): string {
    return value === "free" ? t("library.cropFree") : value === "portrait" ? t("library.cropPortrait") : value;
  }
}
