import { longestAlt } from "~/features/media/library-schema.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { altIn, isDoubtful } from "~/features/media/domain/described.ts";
import { CheckboxInput } from "../../inputs/checkbox-input.tsx";
import { TextEntry } from "../../inputs/text-entry.tsx";
import { upTo } from "../../inputs/up-to.ts";
import { useDescribeMedium } from "../../media/use-describe-medium.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";

/** What a picture or a film shows, in words of the present language, or that a picture is decoration and needs none in any. */
export function AltEntry({ medium }: { medium: MediaRef }) {
  const { t, locales, defaultLocale, editorLocale } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const { describe } = useDescribeMedium();
  const isFilm = medium.mediaType === "video";
  const isDecoration = !isFilm && locales.every((each) => altIn(medium, each, defaultLocale) === "");
  const inAll = (text: string | null) => Object.fromEntries(locales.map((each) => [each, text]));
  return (
    <>
      {!isDecoration && (
        <TextEntry
          key={`${medium.id} ${locale}`} // words that are being saved are those of this picture in this language
          data-vt-part="alt"
          label={t(isFilm ? "media.filmAlt" : "media.alt", { locale: locale.toUpperCase() })}
          shown={medium.alt[locale] ?? ""}
          check={upTo(longestAlt, t)}
          onSave={(text) => describe(medium.id, { alt: { [locale]: text === "" ? null : text } })}
          hint={t(isFilm ? "media.filmAltHint" : "media.altHint")}
        />
      )}
      {isDoubtful(medium, defaultLocale) && (
        <p className="vt-doubt vt-quoting" lang={editorLocale}>
          {t("media.altDoubt")} <q lang={defaultLocale}>{medium.alt[defaultLocale]}</q>{" "}
          <button
            type="button"
            className="vt-link"
            onClick={({ currentTarget }) => {
              // The question is gone once it is answered: the keyboard stays with what it was about.
              currentTarget.closest("p")?.parentElement?.querySelector<HTMLElement>('[data-vt-part="alt"]')?.focus();
              void describe(medium.id, { alt: { [defaultLocale]: medium.alt[defaultLocale] ?? "" } });
            }}
          >
            {t("media.altRight")}
          </button>
        </p>
      )}
      {!isFilm && (
        <CheckboxInput
          label={t("media.decoration")}
          value={isDecoration}
          onSave={(isOn) => describe(medium.id, { alt: inAll(isOn ? "" : null) })}
        />
      )}
    </>
  );
}
