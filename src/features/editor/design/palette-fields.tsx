import { useState } from "react";
import { paletteFaults } from "~/features/blocks/theme/contrast-guard.ts";
import type { Palette, Theme } from "~/features/blocks/theme/theme.ts";
import { useSurroundings } from "../site/surroundings.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import { ColorField } from "./color-field.tsx";
import { FaultNote } from "./fault-note.tsx";
import { paletteColors } from "./look-parts.ts";

interface PaletteFieldsProps {
  theme: Theme;
  /** Answers whether the change was taken. */
  onSave: (part: { palette: Partial<Palette> }) => boolean;
}

/**
 * The colours of the site. While one is being chosen the page shows it; it is saved when it is chosen, unless nobody
 * could read the text then. Such a colour waits, and is saved with the one that makes it readable; before it goes with the
 * panel, the person is asked.
 */
export function PaletteFields({ theme, onSave }: PaletteFieldsProps) {
  const { t } = useEditorActions();
  const { tryLook } = useSurroundings();
  const [waiting, setWaiting] = useState<Partial<Palette>>({});
  useUnsavedWords(Object.keys(waiting).length > 0);
  const palette = { ...theme.palette, ...waiting };
  const faults = paletteFaults(palette);

  const onTried = (name: keyof Palette, color: string) => {
    const next = { ...waiting, [name]: color };
    setWaiting(next);
    tryLook({ ...theme, palette: { ...theme.palette, ...next } });
  };
  const onChosen = (name: keyof Palette, color: string) => {
    const next = { ...waiting, [name]: color };
    const isReadable = !paletteFaults({ ...theme.palette, ...next }).some(({ isRefused }) => isRefused);
    if (!isReadable) return onTried(name, color);
    tryLook(null);
    setWaiting({});
    onSave({ palette: next });
  };

  return (
    <details className="vt-fold" data-vt-fold="design.colors">
      <summary>{t("design.colors")}</summary>
      <div className="vt-settings">
        {paletteColors.map((name) => (
          <div key={name} className="vt-color-row" data-vt-setting={name}>
            <ColorField
              label={t(`design.color.${name}`)}
              color={palette[name]}
              isWaiting={waiting[name] !== undefined}
              onTried={(color) => onTried(name, color)}
              onChosen={(color) => onChosen(name, color)}
            />
            {faults
              .filter(({ color, ground }) => color === name || (ground === name && waiting[name] !== undefined))
              .map((fault) => (
                <FaultNote
                  key={`${fault.color} ${fault.ground}`}
                  fault={fault}
                  onSuggestion={() => onChosen(fault.color, fault.suggestion)}
                />
              ))}
          </div>
        ))}
      </div>
    </details>
  );
}
