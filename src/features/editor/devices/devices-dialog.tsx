"use client";

import { Dialog } from "@base-ui/react/dialog";
import { Monitor, Smartphone, Tablet, X } from "lucide-react";
import { useEffect, useState } from "react";
import { DialogRoot } from "../dialogs/dialog-root.tsx";
import { IconButton } from "../controls/icon-button.tsx";
import { Segments } from "../controls/segments.tsx";
import { addressOf, pageHref } from "../state/addresses.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { fitted, previewDevices, type PreviewDevice } from "./devices.ts";
import { useFramedPage } from "./use-framed-page.ts";
import { useRoom } from "./use-room.ts";

const icons = {
  phone: <Smartphone size={18} aria-hidden />,
  tablet: <Tablet size={18} aria-hidden />,
  desktop: <Monitor size={18} aria-hidden />,
};

interface DevicesDialogProps {
  device: PreviewDevice;
  onDevice: (device: PreviewDevice) => void;
  onClosed: () => void;
}

/** The page with all that is saved, as visitors will see it on a phone, a tablet or a computer; it follows changes. */
export default function DevicesDialog({ device, onDevice, onClosed }: DevicesDialogProps) {
  const { t, getState, whenSaved } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const [isSaved, setIsSaved] = useState(false);
  const { ref: stage, room } = useRoom();
  const framed = useFramedPage(onClosed);
  const chosen = previewDevices.find(({ name }) => name === device) ?? previewDevices[0];
  const { width, height, scale } = fitted(chosen, room ?? chosen);
  useEffect(() => {
    void whenSaved(4_000).then(() => setIsSaved(true)); // what comes later is followed
  }, [whenSaved]);

  const href = pageHref(addressOf(getState().document, locale), { locale, mode: "edit" });
  return (
    <DialogRoot open onOpenChange={(isOpen) => !isOpen && onClosed()}>
      <Dialog.Portal>
        <Dialog.Popup className="vt-dialog vt-devices">
          <div className="vt-devices__head">
            <Dialog.Title className="vt-devices__title">{t("devices.title")}</Dialog.Title>
            <Segments
              label={t("devices.device")}
              segments={previewDevices.map(({ name }) => ({
                value: name,
                label: t(`devices.${name}`),
                icon: icons[name],
              }))}
              value={device}
              onChosen={onDevice}
            />
            <span className="vt-devices__size">
              {width} × {height}
            </span>
            <Dialog.Close
              render={
                <IconButton look="quiet" label={t("devices.close")}>
                  <X size={20} aria-hidden />
                </IconButton>
              }
            />
          </div>
          <div ref={stage} className="vt-devices__stage">
            {!framed.isReady && (
              <p role="status" className="vt-devices__wait">
                {t("state.loading")}
              </p>
            )}
            {isSaved && room && (
              <div className="vt-devices__device" style={{ width: width * scale, height: height * scale }}>
                <iframe
                  ref={framed.ref}
                  title={t(`devices.as.${device}`)}
                  src={href}
                  data-ready={framed.isReady}
                  style={{ width, height, scale: String(scale) }}
                />
              </div>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}
