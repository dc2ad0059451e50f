import { button, film, image, rich, text, type PageContent, type SectionContent } from "../content.ts";

type Both = [de: string, fr: string];

interface Consultation {
  key: string;
  slug: Both;
  name: Both;
  /** What a card and a search result say of it. */
  description: Both;
  picture: string;
  kicker: Both;
  title: Both;
  lead: Both;
  heading: Both;
  body: Both;
  /** What stands between the words and the invitation. */
  more?: SectionContent;
  invitation: Both;
  wait: Both;
}

/** A page of the collection `service`: what happens in one kind of appointment, and the way to one. */
function consultationPage(of: Consultation): PageContent {
  const locale = (at: 0 | 1) => ({ slug: of.slug[at], name: of.name[at], description: of.description[at] });
  return {
    key: of.key,
    collection: "service",
    locales: { de: locale(0), fr: locale(1) },
    sections: [
      {
        kind: "hero",
        options: { size: "medium", textPosition: "centerLeft", color: "background" },
        fields: {
          image: image(of.picture),
          kicker: text(...of.kicker),
          title: text(...of.title),
          description: rich(...of.lead),
        },
      },
      {
        kind: "richTextBlock",
        options: { size: "medium" },
        fields: { title: text(...of.heading), textBlock: rich(...of.body) },
      },
      ...(of.more ? [of.more] : []),
      {
        kind: "bookingContainer",
        options: { color: "secondary" },
        fields: {
          kicker: text("Termin", "Rendez-vous"),
          title: text(...of.invitation),
          description: rich(...of.wait),
          button: button({ page: "contact" }, "Zeit aussuchen", "Choisir une heure"),
        },
      },
    ],
  };
}

/** Shown on a page of its own service, and fetched from YouTube once somebody presses play. */
const trial: SectionContent = {
  kind: "videoPlayer",
  options: { size: "medium", color: "background" },
  fields: {
    video: film("trialFilmToWatch"),
    kicker: text("Probefilm", "Film d’essai"),
    title: text("Dieser Hase läuft bei uns im Messraum.", "Ce lapin passe dans notre salle d’examen."),
    description: rich(
      "Sechzig Zentimeter Abstand, zehn Minuten, ohne Zwinkern im Fell: Sehen Sie jedes Haar, stimmt die Brille. «Big Buck Bunny» ist ein freier Trickfilm der Blender Foundation (CC BY 3.0).",
      "Soixante centimètres, dix minutes : si vous voyez chaque poil sans cligner des yeux, les lunettes sont justes. « Big Buck Bunny » est un film d’animation libre de la Blender Foundation (CC BY 3.0).",
    ),
  },
};

const consultations: Consultation[] = [
  {
    key: "screenWork",
    slug: ["bildschirm", "ecran"],
    name: ["Sehen am Bildschirm", "Voir à l’écran"],
    description: [
      "Eine Brille für sechzig Zentimeter: gegen müde Augen, Nacken und Stirn.",
      "Des lunettes pour soixante centimètres : contre la fatigue des yeux, de la nuque et du front.",
    ],
    picture: "screenWork",
    kicker: ["Sprechstunde, 40 Minuten", "Consultation, 40 minutes"],
    title: ["Acht Stunden hinschauen, ohne dass es zieht", "Regarder huit heures sans que ça tire"],
    lead: [
      "Wer mit der Gleitsichtbrille am Pult sitzt, hebt das Kinn. Dafür ist der Hals nicht gebaut.",
      "À son bureau avec des progressifs, on lève le menton. Le cou n’est pas fait pour cela.",
    ],
    heading: ["Wir messen Ihr Pult mit", "Nous mesurons aussi votre bureau"],
    body: [
      "Bringen Sie drei Zahlen mit: Abstand zum Bildschirm, Höhe der Oberkante, Abstand zur Tastatur. Oder ein Foto mit einem Meterstab darauf.\n\n- Wir stellen Ihr Pult im Messraum nach\n- Sie arbeiten zehn Minuten mit Probiergläsern\n- Erst dann bestellen wir, und oft reicht eine einfache Nahbrille",
      "Apportez trois chiffres : distance à l’écran, hauteur du bord supérieur, distance au clavier. Ou une photo avec un mètre.\n\n- Nous recréons votre bureau dans la salle d’examen\n- Vous travaillez dix minutes avec des verres d’essai\n- Nous ne commandons qu’ensuite, et de simples lunettes de près suffisent souvent",
    ],
    more: trial,
    invitation: ["Bringen Sie Ihr Pult mit", "Venez avec votre bureau"],
    wait: ["Meist innert einer Woche, auch über Mittag.", "En général sous une semaine, aussi à midi."],
  },
  {
    key: "childEyes",
    slug: ["kinderaugen", "yeux-enfants"],
    name: ["Kinderaugen", "Les yeux des enfants"],
    description: [
      "Ab drei Jahren, mit Bildern statt Buchstaben, und mit Zeit zum Bauen.",
      "Dès trois ans, avec des images au lieu de lettres, et le temps de construire.",
    ],
    picture: "childEyes",
    kicker: ["Sprechstunde, 30 Minuten", "Consultation, 30 minutes"],
    title: ["Der Turm steht schief. Oder das Auge?", "La tour penche. Ou est-ce l’œil ?"],
    lead: [
      "Chiara misst am Mittwochnachmittag. Auf dem Boden, mit Bauklötzen, so lange, wie ein Kind Lust hat.",
      "Chiara mesure le mercredi après-midi. Par terre, avec des cubes, tant que l’enfant en a envie.",
    ],
    heading: ["Wann es sich lohnt, zu kommen", "Quand venir"],
    body: [
      "Nach der Schuluntersuchung, wenn ein Brief kam. Wenn ein Elternteil kurzsichtig ist. Wenn das Buch immer näher rückt.\n\nWächst die Kurzsichtigkeit schnell, gibt es heute Gläser und Linsen, die sie bremsen. Wir messen alle sechs Monate die Länge des Auges und sagen ehrlich, ob es wirkt.",
      "Après l’examen scolaire, si une lettre est arrivée. Si un parent est myope. Si le livre se rapproche toujours plus.\n\nQuand la myopie avance vite, certains verres et lentilles la freinent aujourd’hui. Nous mesurons la longueur de l’œil tous les six mois et disons franchement si cela agit.",
    ],
    invitation: ["Mittwochnachmittag, 14 bis 17 Uhr", "Mercredi après-midi, de 14 à 17 heures"],
    wait: ["Geschwister dürfen mitbauen.", "Frères et sœurs peuvent construire aussi."],
  },
  {
    key: "nightDrive",
    slug: ["nachtfahrt", "conduite-de-nuit"],
    name: ["Fahren bei Nacht", "Conduire de nuit"],
    description: [
      "Warum Lichter nachts ausfransen, und was eine halbe Dioptrie daran ändert.",
      "Pourquoi les lumières bavent la nuit, et ce qu’une demi-dioptrie y change.",
    ],
    picture: "nightDrive",
    kicker: ["Sprechstunde, 30 Minuten", "Consultation, 30 minutes"],
    title: ["Im Dunkeln sieht man anders", "Dans le noir, on voit autrement"],
    lead: [
      "Die Pupille wird weit, das Auge kurzsichtiger. Am Tag merkt das niemand, auf der Autobahn bei Regen schon.",
      "La pupille s’élargit, l’œil devient plus myope. Le jour, personne ne s’en aperçoit ; sur l’autoroute sous la pluie, si.",
    ],
    heading: ["Eine Messung mit gelöschtem Licht", "Une mesure, lumière éteinte"],
    body: [
      "Zuerst zwanzig Minuten im Halbdunkel, damit sich das Auge umstellt. Dann messen wir noch einmal, mit Gegenlicht und ohne.\n\nVon gelben Gläsern raten wir ab: Sie schlucken Licht, das nachts fehlt. Was hilft, sind saubere Scheiben, entspiegelte Gläser und der richtige Wert.",
      "D’abord vingt minutes dans la pénombre, le temps que l’œil s’adapte. Puis nous mesurons encore, avec et sans éblouissement.\n\nNous déconseillons les verres jaunes : ils absorbent la lumière qui manque la nuit. Ce qui aide : un pare-brise propre, des verres antireflets et la bonne valeur.",
    ],
    invitation: ["Nach Ladenschluss, im Dunkeln", "Après la fermeture, dans le noir"],
    wait: ["Oktober bis März, donnerstags ab 18.30 Uhr.", "D’octobre à mars, le jeudi dès 18 h 30."],
  },
];

export const consultationPages = consultations.map(consultationPage);
