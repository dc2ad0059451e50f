import type { EditorLocale, EditorText } from "~/lib/locales.ts";

const say = (de: string, fr: string): EditorText => ({ de, fr });

const labels: Record<string, EditorText> = {
  useBusinessDataFromLookUp: say("Firmendaten aus dem Verzeichnis", "Données de l’annuaire"),
  logoSize: say("Logogrösse", "Taille du logo"),
  logoPosition: say("Logoposition", "Position du logo"),
  useAlternativeLogo: say("Alternatives Logo", "Logo alternatif"),
  boldHeaderFont: say("Fette Schrift", "Police grasse"),
  upperCase: say("Grossbuchstaben", "Majuscules"),
  useLinkToLoginPage: say("Link zur Anmeldung", "Lien vers la connexion"),
  logoMediaId: say("Logo", "Logo"),
  iconMediaId: say("Symbol im Browser", "Icône du navigateur"),
  street: say("Strasse", "Rue"),
  city: say("Ort", "Lieu"),
  email: say("E-Mail", "E-mail"),
  phone: say("Telefon", "Téléphone"),
  showTerms: say("AGB verlinken", "Lien vers les CGV"),
  active: say("Aktiv", "Actif"),
  position: say("Position", "Position"),
  color: say("Farbe", "Couleur"),
  url: say("URL", "URL"),
  useShoreBooking: say("Buchung über Shore", "Réservation via Shore"),
  shoreCompany: say("Shore-Firma", "Entreprise Shore"),
  locale: say("Sprache", "Langue"),
  googleAnalytics: say("Google Analytics", "Google Analytics"),
  googleTagManager: say("Google Tag Manager", "Google Tag Manager"),
  facebookPixel: say("Facebook Pixel", "Pixel Facebook"),
  instagram: say("Instagram", "Instagram"),
  facebook: say("Facebook", "Facebook"),
  linkedIn: say("LinkedIn", "LinkedIn"),
  behold: say("Foto-Feed", "Flux photo"),
  qualityProgram: say("Konto", "Compte"),
  companyName: say("Firmenname", "Nom de l’entreprise"),
  header: say("Kopfzeile", "En-tête"),
  footer: say("Fusszeile", "Pied de page"),
  opaqueHeaderOnMobile: say("Deckende Kopfzeile auf dem Handy", "En-tête opaque sur mobile"),
  showLogoOnMobile: say("Logo auf dem Handy", "Logo sur mobile"),
  triangle: say("Dreiecke", "Triangles"),
  bubble: say("Blasen", "Bulles"),
  enabled: say("Verlauf", "Dégradé"),
  from: say("Verlauf von", "Dégradé de"),
  to: say("Verlauf bis", "Dégradé à"),
};

/** The name of a setting by its path in the settings object; an unknown one keeps its key. */
export function settingLabel(path: readonly string[], locale: EditorLocale): string {
  const key = path.at(-1) ?? "";
  return Object.hasOwn(labels, key) ? (labels[key]?.[locale] ?? key) : key;
}

const values: Record<string, EditorText> = {
  small: say("Klein", "Petit"),
  medium: say("Mittel", "Moyen"),
  left: say("Links", "À gauche"),
  center: say("Mitte", "Au centre"),
  right: say("Rechts", "À droite"),
  transparent: say("Durchsichtig", "Transparent"),
  opaque: say("Deckend", "Opaque"),
  primary: say("Primär", "Primaire"),
  secondary: say("Sekundär", "Secondaire"),
  background: say("Hintergrund", "Arrière-plan"),
  header: say("Kopfzeile", "En-tête"),
  de: say("Deutsch", "Allemand"),
  fr: say("Französisch", "Français"),
};

/** A choice in words; anything else (an address, a name) as it is. */
export function settingValue(value: string, locale: EditorLocale): string {
  return Object.hasOwn(values, value) ? (values[value]?.[locale] ?? value) : value;
}
