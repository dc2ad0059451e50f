import { examplePrices } from "~/features/blocks/sample.ts";
import { words } from "./trade-texts.ts";

/** The pages that the law asks for. What stands in square brackets is still to be said: see `LegalFacts`. */
export const imprintText = words(
  "## Betreiberin\n\n{name}, {legalForm}\n\n{street}, {city}\n\n{reach}\n\n## Unternehmens-Identifikation\n\n{uid}\n\n## Verantwortlich für den Inhalt\n\n{responsible}\n\n## Haftung\n\nWir pflegen diese Website mit Sorgfalt. Für die Richtigkeit aller Angaben und für den Inhalt verlinkter Seiten übernehmen wir keine Gewähr.",
  "## Exploitante\n\n{name}, {legalForm}\n\n{street}, {city}\n\n{reach}\n\n## Identification de l’entreprise\n\n{uid}\n\n## Responsable du contenu\n\n{responsible}\n\n## Responsabilité\n\nNous entretenons ce site avec soin. Nous ne garantissons ni l’exactitude de toutes les indications ni le contenu des sites vers lesquels il renvoie.",
);

export const privacyText = words(
  "## Das Wichtigste zuerst\n\nDiese Website setzt keine Cookies für Werbung und lädt nichts von fremden Servern, solange Sie es nicht selbst anklicken.\n\n## Wer verantwortlich ist\n\n{name}, {street}, {city}. {reach}\n\n## Was wir erheben\n\nBeim Besuch die IP-Adresse, um Angriffe abzuwehren; bei einer Anfrage die Angaben, die Sie uns schicken.\n\nDie Website zählt ihre Besuche selbst: welche Seite an welchem Tag wie oft geöffnet wurde, von welcher Website jemand kam und welche Suche nichts fand, ohne Cookies und ohne zu wissen, wer es war. Diese Zahlen bleiben 400 Tage.\n\nFragt die Website Sie um eine Einwilligung, hält sie drei Jahre lang fest, wann und was gewählt wurde, ohne Ihren Namen. Widerrufen können Sie unten auf jeder Seite. Dienste anderer Anbieter lädt sie erst nach Ihrer Zustimmung oder nach einem Klick, und dann nennt sie sie beim Namen.\n\n## Wo die Daten liegen\n\n{hosting}\n\n## Ihre Rechte\n\nSie können jederzeit erfahren, was wir über Sie gespeichert haben, und es berichtigen oder löschen lassen. Eine Nachricht genügt.",
  "## L’essentiel d’abord\n\nCe site ne dépose aucun cookie publicitaire et ne charge rien depuis d’autres serveurs tant que vous ne cliquez pas vous-même.\n\n## Qui est responsable\n\n{name}, {street}, {city}. {reach}\n\n## Ce que nous recueillons\n\nLors d’une visite, l’adresse IP, pour repousser les attaques ; lors d’une demande, les indications que vous nous envoyez.\n\nLe site compte lui-même ses visites : combien de fois chaque page a été ouverte chaque jour, de quel site on venait et quelles recherches n’ont rien trouvé, sans cookies et sans savoir qui c’était. Ces chiffres restent 400 jours.\n\nSi le site vous demande un consentement, il conserve pendant trois ans le moment et le choix, sans votre nom. Vous pouvez le retirer au bas de chaque page. Les services d’autres fournisseurs ne se chargent qu’après votre accord ou un clic, et le site les nomme alors.\n\n## Où se trouvent les données\n\n{hosting}\n\n## Vos droits\n\nVous pouvez savoir en tout temps ce que nous avons enregistré à votre sujet, le faire corriger ou effacer. Un message suffit.",
);

/** What stands where nobody has said it yet. */
export const gaps = {
  legalForm: words("[Rechtsform]", "[forme juridique]"),
  responsible: words("[Name der verantwortlichen Person]", "[nom de la personne responsable]"),
  uid: words("[UID-Nummer, z. B. CHE-123.456.789]", "[numéro IDE, p. ex. CHE-123.456.789]"),
  hosting: words("[Hosting-Anbieter und Land]", "[hébergeur et pays]"),
  street: words("[Strasse und Nummer]", "[rue et numéro]"),
  reach: words("[Telefon und E-Mail]", "[téléphone et e-mail]"),
  prices: examplePrices,
} as const;
