import { TRPCError } from "@trpc/server";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { editorSetting } from "../../../tests/support/editor-setting.ts";
import { imageExtensionOf } from "~/features/media/domain/file-name.ts";
import { refuseYoutube } from "~/features/media/video/domain/youtube-address.ts";
import { editorTexts } from "~/i18n/editor-texts.ts";
import { translator, translatorFor } from "~/i18n/catalogue.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { errorBody } from "~/server/api/errors.ts";
import { UnknownSection } from "./canvas/sections/unknown-section.tsx";
import { failureText } from "./dialogs/failure-text.ts";
import { refusalText } from "./dialogs/message-of.ts";
import { BookingLinkInput } from "./inputs/booking-link-input.tsx";
import { checkRoute } from "./inputs/check-route.ts";
import { LocationInput } from "./inputs/location-input.tsx";
import {
  checkBooking,
  checkEmail,
  checkLink,
  checkNumber,
  checkPhone,
  checkUrl,
  type Checked,
} from "./inputs/validate.ts";
import { wordsOf } from "./media/video/film-with-toast.ts";
import type { EditorStore } from "./state/store-contract.ts";
import { EditorProvider } from "./state/editor-context.tsx";

/** Texts that the product owes word for word, each as it comes out of the part that says it. */
type Said = (locale: EditorLocale) => string;

const reason = "{message}";
const t = (locale: EditorLocale) => translatorFor("editor", locale);
const input =
  (checked: Checked<unknown>): Said =>
  (locale) =>
    checked.ok ? "" : t(locale)(checked.error);
const refusal =
  (code: string): Said =>
  (locale) =>
    refusalText(code, editorTexts(locale));
const route =
  (entry: string): Said =>
  (locale) => {
    const checked = checkRoute(t(locale))(entry);
    return checked.ok ? "" : checked.reason;
  };
const failure =
  (command: string): Said =>
  (locale) =>
    failureText({ command, refusal: "forbidden" }, { t: t(locale), texts: editorTexts(locale) });

const store = {
  getState: () => ({ locale: "de" }),
  subscribe: () => () => undefined,
  actions: {},
} as unknown as EditorStore;
const drawn =
  (part: ReactNode): Said =>
  (locale) =>
    renderToStaticMarkup(
      <EditorProvider store={store} setting={editorSetting(locale)}>
        {part}
      </EditorProvider>,
    );

const ofFilm =
  (failure: { during: "sending" | "preparing"; reason: string | null }): Said =>
  (locale) =>
    wordsOf(
      { phase: "failed", name: "Laden.mov", canRetry: false, ...failure },
      { t: t(locale), texts: editorTexts(locale) },
    );

const german: [text: string, where: string, said: Said][] = [
  ["Nur verfügbar für Gesundheitsoptiker", "a kind in the dialog of new sections", (l) => t(l)("add.membersOnly")],
  ["Nur verfügbar für Gesundheitsoptiker", "a refused command", refusal("members-only")],
  ["Geschützt", "a page with a password", (l) => t(l)("pages.protected")],
  ["Bitte gib eine gültige Nummer ein", "a number", input(checkNumber("drei"))],
  ["Bitte gib eine gültige E-Mail-Adresse ein", "a mail address", input(checkEmail("info@"))],
  ["Bitte gib eine gültige E-Mail-Adresse ein", "a link to one", input(checkLink("email", ""))],
  ["Bitte gib eine gültige E-Mail-Adresse ein", "a refused link", refusal("link-email")],
  ["Bitte gib eine gültige Telefonnummer ein", "a phone number", input(checkPhone("052 elf"))],
  ["Bitte gib eine gültige Telefonnummer ein", "a refused link", refusal("link-phone")],
  ["Bitte gib eine gültige URL ein", "a web address", input(checkUrl("keine"))],
  ["Bitte gib eine gültige URL ein", "a booking without one", input(checkBooking(""))],
  ["Bitte gib eine gültige URL ein", "a booking on the site itself", input(checkBooking("/termin"))],
  ["Bitte gib eine gültige URL ein", "a refused link", refusal("link-url")],
  ["Die URL darf nicht leer sein", "a page's address", refusal("slug-empty")],
  ["Diese URL existiert bereits", "a page's address", refusal("slug-taken")],
  [`Fehler beim Veröffentlichen: ${reason}`, "publishing a page", (l) => t(l)("publish.failed", { message: reason })],
  [
    `Fehler beim Veröffentlichen: ${reason}`,
    "publishing all pages",
    (l) => t(l)("publishAll.failed", { message: reason }),
  ],
  [`Fehler beim Verwerfen: ${reason}`, "revert", (l) => t(l)("revert.failed", { message: reason })],
  [`Fehler beim Übersetzen: ${reason}`, "translation", (l) => t(l)("translate.failed", { message: reason })],
  [`Fehler beim Löschen der Seite: ${reason}`, "page delete", (l) => t(l)("delete.failed", { message: reason })],
  ["Fehler beim Hinzufügen des Bereichs: Dazu fehlt dir das Recht", "group add", failure("group.add")],
  ["Fehler beim Verschieben des Bereichs: Dazu fehlt dir das Recht", "group move", failure("group.move")],
  ["Fehler beim Markieren zum Löschen: Dazu fehlt dir das Recht", "group mark", failure("group.markForDeletion")],
  ["Fehler beim Löschen des Bereichs: Dazu fehlt dir das Recht", "group delete", failure("group.delete")],
  ["Fehler beim Sortieren der Sammlung: Dazu fehlt dir das Recht", "collection reorder", failure("collection.sort")],
  [
    `Fehler beim Aktualisieren der Einstellungen: ${reason}`,
    "settings save",
    (l) => t(l)("settings.saveFailed", { message: reason }),
  ],
  [
    `Fehler beim Erstellen der Seite: ${reason}`,
    "page creation",
    (l) => t(l)("pages.createFailed", { message: reason }),
  ],
  ["Seite erstellt", "page creation", (l) => t(l)("pages.created")],
  ["Box quoteWall nicht gefunden.", "a section of no known kind", drawn(<UnknownSection kind="quoteWall" />)],
  [
    "URL nicht angegeben",
    "a booking that leads nowhere yet",
    drawn(<BookingLinkInput label="Termin" value={null} onSave={() => undefined} />),
  ],
  ["Url nicht gefunden", "a link to a page that is gone", (l) => t(l)("link.gone")],
  ["Keine Bewertungen gefunden", "a row of reviews without any", (l) => translator(l)("blocks.reviews.none")],
  ["Bitte geben Sie eine gültige YouTube-URL ein", "no address of YouTube", refusal("youtube-url")],
  ["YouTube-Video-ID konnte nicht extrahiert werden", "an address whose id is unclear", refusal("youtube-id")],
  [`Fehler beim Speichern: ${reason}`, "a film of YouTube", (l) => t(l)("film.addFailed", { message: reason })],
  [
    `Fehler beim Hochladen von Laden.jpg: ${reason}`,
    "a file of many",
    (l) => t(l)("media.uploadFailed", { name: "Laden.jpg", reason }),
  ],
  ["Fehler beim Hochladen von Laden.mov: Offline", "a film on its way", ofFilm({ during: "sending", reason: null })],
  [
    "Fehler beim Vorbereiten von Laden.mov: Das Video lässt sich nicht lesen. Speichere es als MP4 mit H.264 und lade es noch einmal hoch",
    "video prepare",
    ofFilm({ during: "preparing", reason: "film-broken" }),
  ],
  [
    `Fehler beim Löschen des Mediums: ${reason}`,
    "delete image",
    (l) => t(l)("library.deleteFailed", { message: reason }),
  ],
  [`Fehler beim Zuschneiden: ${reason}`, "a crop", (l) => t(l)("library.cropFailed", { message: reason })],
  ["Was neu ist, wird geladen …", "the changelog on its way", (l) => t(l)("changelog.loading")],
  ["Was neu ist, konnte nicht geladen werden.", "a changelog that did not come", (l) => t(l)("changelog.failed")],
  ["Noch gibt es nichts Neues.", "a changelog without an entry", (l) => t(l)("changelog.none")],
  ["Das ist kein lesbarer Weg", "a pasted route", route("von hier nach dort")],
  ["Erfolgreich hinzugefügt", "a film of YouTube", (l) => t(l)("film.added")],
  ["Ein Fehler ist aufgetreten", "a refusal that this version does not know", refusal("of-tomorrow")],
];

/** These stand in English in either language, beside words of the reader's own where there are any. */
const english: [text: string, where: string, said: Said][] = [
  ["Unknown Option: Tempo", "an option of no known type", (l) => t(l)("input.unknown", { label: "Tempo" })],
  ["Branch ID not found", "the reset of a footer", refusal("branch-not-found")],
  [
    "No locations available",
    "the choice among branches where there are none",
    drawn(<LocationInput label="Standorte" value={[]} onSave={() => undefined} />),
  ],
  ["Invalid format: ", "a pasted route", route("von hier nach dort")],
  ["Invalid coordinates format", "a pasted route", route("[[8.7, 47.4]]")],
  ["File type not allowed", "a file to upload", () => thrown(() => imageExtensionOf("brief.pdf"))],
  ["File has no extension", "a file to upload", () => thrown(() => imageExtensionOf("brief"))],
  ["invalid url", "no address of YouTube", () => thrown(() => refuseYoutube("youtube-url"))],
  ["could not extract video id", "an id that is unclear", () => thrown(() => refuseYoutube("youtube-id"))],
  ["Could not find article with this URL", "the address of no article", refusal("article-not-found")],
  ["No Instagram posts available", "an empty photo feed", () => translator("en")("blocks.feed.none")],
  [
    "Internal server error",
    "a fault of the server",
    (l) => errorBody(new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: "secret" }), l).error.message,
  ],
];

function thrown(act: () => unknown): string {
  try {
    act();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

describe("the words that are owed", () => {
  it.each(german)("say «%s» for %s in German, and their own in French", (text, _, said) => {
    expect(said("de")).toContain(text);
    expect(said("fr")).not.toBe("");
    expect(said("fr")).not.toContain(text);
  });

  it.each(english)("say «%s» for %s to everybody", (text, _, said) => {
    for (const locale of ["de", "fr"] as const) expect(said(locale)).toContain(text);
  });
});
