import { facePairs } from "~/features/blocks/theme/theme-faces.ts";
import { themePresets } from "~/features/blocks/theme/theme-presets.ts";
import { keysOf } from "~/lib/keys-of.ts";
import { faceNames, formsOf, lookFolds, paletteColors } from "../design/look-parts.ts";
import type { useEditorActions } from "../state/editor-context.tsx";
import type { Entry } from "./entry.ts";

const folds = ["presets", "colors", "fonts", "room", "lines", "parts"] as const;
type DesignFold = (typeof folds)[number];

type Translate = ReturnType<typeof useEditorActions>["t"];

/** Where of the design panel an entry leads: to a fold, to a row of it, or to the dark colours, which stand in none. */
export type DesignPlace = { fold: DesignFold; row?: string } | { fold: null; row: "dark" };

/** The parts of the site's look: its folds, and each row of them by its name, its forms and other words for it. */
export function designEntries(t: Translate, lead: (place: DesignPlace) => void): Entry[] {
  const entry = (title: string, place: DesignPlace, words: string[] = []): Entry => ({
    id: ["design", place.fold, place.row].join("-"),
    group: "design",
    title,
    hint: place.row === undefined || place.fold === null ? t("design.title") : t(`design.${place.fold}`),
    words: [t("design.title"), ...words],
    run: () => lead(place),
  });
  const presets = keysOf(themePresets);
  return [
    ...folds.map((fold) => entry(t(`design.${fold}`), { fold })),
    entry(t("design.dark.offer"), { fold: null, row: "dark" }, [t("palette.words.dark")]),
    ...presets.map((name) => entry(t(`design.preset.${name}`), { fold: "presets", row: name })),
    ...paletteColors.map((name) => entry(t(`design.color.${name}`), { fold: "colors", row: name })),
    ...facePairs.map(({ heading, body }) => {
      const title = `${faceNames.heading[heading]}, ${t("design.withText", { name: faceNames.body[body] })}`;
      return entry(title, { fold: "fonts", row: `${heading} ${body}` }, [t("palette.words.fonts")]);
    }),
    ...keysOf(lookFolds).flatMap((fold) =>
      lookFolds[fold].map((row) => {
        const forms = formsOf(row).map((form) => t(`design.value.${form}`));
        return entry(t(`design.part.${row}`), { fold, row }, [...forms, ...otherWords(row, t)]);
      }),
    ),
  ];
}

const named = ["density", "scale", "radius", "card", "button", "image", "header", "footer", "motion"] as const;

function otherWords(row: string, t: Translate): string[] {
  const name = named.find((each) => each === row);
  return name ? [t(`palette.words.${name}`)] : [];
}
