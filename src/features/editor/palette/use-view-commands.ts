import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { previewDevices } from "../devices/devices.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { command, type Entry } from "./entry.ts";

/** In which language, and as on which device, the page is looked at. */
export function useViewCommands(): Entry[] {
  const { t, locales } = useEditorActions();
  const { openPreview } = useFrame();
  const present = useEditorPart((state) => state.locale);
  const switchLocale = useLocaleSwitch();
  const others = locales.filter((locale) => locale !== present);
  return [
    ...others.map((locale) =>
      command(`locale-${locale}`, t("palette.locale", { locale: locale.toUpperCase() }), () => switchLocale(locale)),
    ),
    ...previewDevices.map(({ name, width }) =>
      command(`preview-${name}`, t(`devices.as.${name}`), () => openPreview(name), {
        hint: `${width} px`,
        words: [t("devices.title")],
      }),
    ),
  ];
}
