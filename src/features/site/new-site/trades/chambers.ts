import { point, price, question, words, type TradeTexts } from "../trade-texts.ts";

export const chambers: TradeTexts = {
  hero: {
    kicker: words("Kanzlei in {town}", "Étude à {town}"),
    title: words("Klarer Rat, bevor es teuer wird", "Un conseil clair, avant que cela coûte"),
    description: words(
      "Wir vertreten Menschen und kleine Firmen in Fragen von Arbeit, Familie, Erbe und Vertrag.",
      "Nous représentons des personnes et de petites entreprises en droit du travail, de la famille, des successions et des contrats.",
    ),
  },
  offers: {
    title: words("Unsere Gebiete", "Nos domaines"),
    cards: [
      point(
        words("Arbeit und Vertrag", "Travail et contrats"),
        words(
          "Kündigung, Zeugnis, Konkurrenzverbot: Wir lesen mit und sagen, was gilt.",
          "Licenciement, certificat, clause de non-concurrence : nous lisons et disons ce qui vaut.",
        ),
      ),
      point(
        words("Familie", "Famille"),
        words(
          "Trennung und Unterhalt, mit Blick auf die Kinder und auf das Ende des Streits.",
          "Séparation et entretien, en pensant aux enfants et à la fin du conflit.",
        ),
      ),
      point(
        words("Erbe und Vorsorge", "Successions et prévoyance"),
        words(
          "Testament, Ehevertrag, Vorsorgeauftrag: geregelt, solange es ruhig ist.",
          "Testament, contrat de mariage, mandat pour cause d’inaptitude : réglés à temps.",
        ),
      ),
    ],
  },
  story: point(
    words("Das erste Gespräch schafft Ordnung", "Le premier entretien met de l’ordre"),
    words(
      "In einer Stunde wissen Sie, wo Sie stehen, was ein Weg kostet und wie lange er dauert. Danach entscheiden Sie.",
      "En une heure, vous savez où vous en êtes, ce que coûte une démarche et combien elle dure. Ensuite, vous décidez.",
    ),
  ),
  motto: words("Der beste Streit ist der, den es nicht braucht.", "Le meilleur procès est celui que l’on évite."),
  services: {
    name: words("Beratung", "Conseil"),
    title: words("Wie wir arbeiten und was es kostet", "Notre manière de travailler et nos honoraires"),
    text: words(
      "Wir rechnen nach Aufwand ab und sagen vorher, womit zu rechnen ist. Wer eine Rechtsschutzversicherung hat, bringt die Police mit.",
      "Nous facturons selon le temps consacré et annonçons d’avance ce qui est à prévoir. Si vous avez une protection juridique, apportez la police.",
    ),
    pricesTitle: words("Honorare", "Honoraires"),
    prices: [
      price(words("Erstes Gespräch", "Premier entretien"), "180", { duration: words("60 Minuten", "60 minutes") }),
      price(words("Arbeitsstunde", "Heure de travail"), "290"),
      price(words("Prüfung eines Vertrags", "Examen d’un contrat"), "380", { isFrom: true }),
      price(words("Testament mit Beratung", "Testament avec conseil"), "720", { isFrom: true }),
      price(words("Vorsorgeauftrag", "Mandat pour cause d’inaptitude"), "450"),
    ],
    stepsTitle: words("Vom Anruf zur Lösung", "De l’appel à la solution"),
    steps: [
      point(
        words("Schildern", "Exposer"),
        words("Am Telefon in fünf Minuten, worum es geht.", "Par téléphone, en cinq minutes, de quoi il s’agit."),
      ),
      point(
        words("Einordnen", "Situer"),
        words("Im Gespräch mit den Unterlagen auf dem Tisch.", "En entretien, documents sur la table."),
      ),
      point(
        words("Handeln", "Agir"),
        words(
          "Schriftlich, verhandelnd oder vor Gericht, wie vereinbart.",
          "Par écrit, en négociant ou devant le tribunal, comme convenu.",
        ),
      ),
    ],
  },
  about: {
    title: words("Erfahrung und ein offenes Wort", "De l’expérience et de la franchise"),
    text: words(
      "{name} ist eine unabhängige Kanzlei in {town}. Alle unsere Anwältinnen und Anwälte sind im kantonalen Register eingetragen.\n\nWir suchen zuerst das Gespräch mit der Gegenseite. Ist ein Prozess nötig, führen wir ihn entschlossen.",
      "{name} est une étude indépendante à {town}. Toutes nos avocates et tous nos avocats sont inscrits au registre cantonal.\n\nNous cherchons d’abord le dialogue avec la partie adverse. S’il faut un procès, nous le menons avec détermination.",
    ),
    valuesTitle: words("Darauf können Sie bauen", "Ce sur quoi vous pouvez bâtir"),
    values: [
      point(
        words("Verschwiegen", "Discrets"),
        words("Was Sie uns sagen, bleibt bei uns.", "Ce que vous nous dites reste chez nous."),
      ),
      point(
        words("Verständlich", "Compréhensibles"),
        words("Wir schreiben Briefe, die man versteht.", "Nous écrivons des lettres que l’on comprend."),
      ),
      point(
        words("Verfügbar", "Disponibles"),
        words("Rückruf am selben Werktag.", "Nous rappelons le jour ouvrable même."),
      ),
    ],
  },
  questions: [
    question(
      words("Was bringe ich zum ersten Gespräch mit?", "Qu’apporter au premier entretien ?"),
      words(
        "Alle Briefe und Verträge, auch solche, die Ihnen unwichtig scheinen.",
        "Toutes les lettres et tous les contrats, même ceux qui vous semblent sans importance.",
      ),
    ),
    question(
      words("Zahlt die Rechtsschutzversicherung?", "La protection juridique paie-t-elle ?"),
      words("Oft ja. Wir klären es ab, bevor Kosten entstehen.", "Souvent. Nous le vérifions avant tous frais."),
    ),
    question(
      words("Gibt es unentgeltliche Rechtspflege?", "Existe-t-il une assistance judiciaire ?"),
      words(
        "Wenn Einkommen und Vermögen klein sind, stellen wir das Gesuch für Sie.",
        "Si revenus et fortune sont modestes, nous déposons la demande pour vous.",
      ),
    ),
    question(
      words("Sprechen Sie auch andere Sprachen?", "Parlez-vous d’autres langues ?"),
      words("Deutsch, Französisch und Englisch.", "Allemand, français et anglais."),
    ),
  ],
  closing: point(
    words("Haben Sie eine Frist?", "Un délai court ?"),
    words(
      "Rufen Sie heute an. Die meisten Fristen sind kürzer, als man denkt.",
      "Appelez aujourd’hui : la plupart des délais sont plus courts qu’on ne croit.",
    ),
  ),
  search: {
    home: words(
      "{name}, Kanzlei in {town}: Arbeit, Familie, Erbe und Vertrag, mit klarem Rat.",
      "{name}, étude à {town} : travail, famille, successions et contrats, avec un conseil clair.",
    ),
    services: words(
      "Wie {name} arbeitet und was die Beratung kostet.",
      "Comment travaille {name} et ce que coûte le conseil.",
    ),
    about: words("{name}: Menschen, Haltung, Erfahrung.", "{name} : les personnes, l’attitude, l’expérience."),
  },
};
