import { button, image, rich, text, type PageContent, type SectionContent } from "../content.ts";

const service = (
  picture: string,
  [title, titleFr]: [string, string],
  [line, lineFr]: [string, string],
  [way, wayFr]: [string, string],
): SectionContent => ({
  kind: "imageCard",
  fields: {
    image: image(picture),
    title: text(title, titleFr),
    description: rich(line, lineFr),
    button: button({ page: "services" }, way, wayFr),
  },
});

const shop = (
  picture: string,
  name: string,
  [line, lineFr]: [string, string],
  [way, wayFr]: [string, string],
): SectionContent => ({
  kind: "imageCard",
  fields: {
    image: image(picture),
    title: text(name, name),
    subtitle: text(line, lineFr),
    button: button({ page: "contact" }, way, wayFr),
  },
});

export const homePage: PageContent = {
  key: "home",
  role: "home",
  locales: {
    de: {
      slug: "~home",
      name: "Start",
      description:
        "Optik Lindengut: Brillen, Kontaktlinsen und Sehtests in der Altstadt von Winterthur, in Wülflingen und in Seuzach.",
    },
    fr: {
      slug: "~home",
      name: "Accueil",
      description:
        "Optik Lindengut : lunettes, lentilles et examens de la vue dans la vieille ville de Winterthour, à Wülflingen et à Seuzach.",
    },
  },
  sections: [
    {
      kind: "hero",
      options: { size: "large", textPosition: "centerLeft" },
      fields: {
        image: image("view"),
        kicker: text("Optik Lindengut, seit 1987", "Optik Lindengut, depuis 1987"),
        title: text("Auf einmal hat der Baum wieder Blätter.", "Soudain, l’arbre a de nouveau des feuilles."),
        description: rich(
          "Diesen Satz hören wir fast jede Woche. Wir messen in Ruhe, schleifen die Gläser im Haus und hören erst auf zu richten, wenn Sie Ihre Brille vergessen haben.",
          "Cette phrase, nous l’entendons presque chaque semaine. Nous mesurons sans hâte, taillons les verres sur place et ajustons la monture jusqu’à ce que vous l’oubliiez.",
        ),
        button: button({ page: "contact" }, "Termin vereinbaren", "Prendre rendez-vous"),
        secondaryButton: button({ page: "services" }, "Was wir tun", "Nos prestations"),
      },
    },
    {
      kind: "richTextBlock",
      options: { size: "medium", textSize: "large" },
      fields: {
        kicker: text("Zwei Augen, ein Gespräch", "Deux yeux, une conversation"),
        title: text("Zuerst fragen wir, was Sie sehen möchten.", "D’abord, nous demandons ce que vous aimeriez voir."),
        textBlock: rich(
          "Noten auf dem Pult, die Abfahrtstafel am Gleis 5, das Gesicht am anderen Tischende: Gutes Sehen beginnt mit Ihrem Alltag. Darum nehmen wir uns für eine Messung **50 Minuten** Zeit. Danach wissen Sie, was Ihre Augen leisten, und was eine Brille daran ändern kann. Und was nicht.",
          "Les notes sur le pupitre, le panneau du quai 5, le visage à l’autre bout de la table : bien voir commence par votre quotidien. C’est pourquoi un examen dure chez nous **50 minutes**. Ensuite, vous savez ce dont vos yeux sont capables, ce que des lunettes y changent. Et ce qu’elles n’y changent pas.",
        ),
      },
    },
    {
      kind: "imageBoard",
      options: { gridLayout: "grid", columnLayout: "4", imageFormat: "portrait" },
      fields: {
        kicker: text("Unsere Arbeit", "Notre travail"),
        title: text("Vier Dinge, die wir richtig gut können", "Quatre choses que nous faisons vraiment bien"),
      },
      cards: [
        service(
          "testRoom",
          ["Messen", "Mesurer"],
          [
            "Sehtest, Augendruck und Netzhautbild in einem Termin. Wir erklären jede Zahl.",
            "Vue, tension oculaire et image de la rétine en un rendez-vous. Nous expliquons chaque chiffre.",
          ],
          ["So messen wir", "Notre façon de mesurer"],
        ),
        service(
          "traysUpright",
          ["Aussuchen", "Choisir"],
          [
            "640 Fassungen, viele aus kleinen Werkstätten im Jura. Und jemand, der ehrlich sagt, was Ihnen steht.",
            "640 montures, dont beaucoup viennent de petits ateliers jurassiens. Et quelqu’un qui dit franchement ce qui vous va.",
          ],
          ["So beraten wir", "Notre façon de conseiller"],
        ),
        service(
          "workshop",
          ["Schleifen", "Tailler"],
          [
            "In der Werkstatt hinter dem Laden, auf den Zehntelmillimeter. Oft schon am nächsten Tag fertig.",
            "Dans l’atelier derrière le magasin, au dixième de millimètre. Souvent prêt le lendemain.",
          ],
          ["So schleifen wir", "Notre façon de tailler"],
        ),
        service(
          "contactLens",
          ["Anpassen", "Adapter"],
          [
            "Kontaktlinsen, die man abends noch nicht spürt. Mit zwei Wochen Probetragen.",
            "Des lentilles que l’on ne sent toujours pas le soir. Avec deux semaines d’essai.",
          ],
          ["So passen wir an", "Notre façon d’adapter"],
        ),
      ],
    },
    {
      kind: "textOnImage",
      options: { textPosition: "centerLeft", color: "primary" },
      fields: {
        image: image("refraction"),
        kicker: text("Gläser", "Verres"),
        title: text("Licht macht, was das Glas ihm sagt.", "La lumière fait ce que le verre lui dit."),
        description: rich(
          "Ein Gleitsichtglas hat über tausend Messpunkte. Wir bestimmen sie auf Ihrer Nase, mit der Fassung, die Sie wirklich tragen, und zeigen Ihnen den Unterschied, bevor Sie sich entscheiden.",
          "Un verre progressif compte plus de mille points de mesure. Nous les déterminons sur votre nez, avec la monture que vous porterez vraiment, et vous montrons la différence avant que vous ne décidiez.",
        ),
        button: button({ page: "services" }, "Gläser verstehen", "Comprendre les verres"),
      },
    },
    {
      kind: "imageBoard",
      options: { gridLayout: "carousel", columnLayout: "3", imageFormat: "square", color: "secondary" },
      fields: {
        kicker: text("Drei Geschäfte", "Trois magasins"),
        title: text("Nah bei Ihnen, mit Kaffee", "Près de chez vous, avec un café"),
      },
      cards: [
        shop(
          "altstadt",
          "Winterthur Altstadt",
          ["Das Stammhaus mit der grossen Werkstatt", "La maison mère et son grand atelier"],
          ["Weg in die Altstadt", "Aller en vieille ville"],
        ),
        shop(
          "wuelflingen",
          "Wülflingen",
          ["Im Riegelhaus, mit Platz für Kinderwagen", "Dans la maison à colombages, poussettes bienvenues"],
          ["Weg nach Wülflingen", "Aller à Wülflingen"],
        ),
        shop(
          "seuzach",
          "Seuzach",
          ["Parkplätze vor der Tür, Bus 674 ums Eck", "Places de parc devant la porte, bus 674 à deux pas"],
          ["Weg nach Seuzach", "Aller à Seuzach"],
        ),
        shop(
          "sunglasses",
          "Sommerecke",
          ["Sonnenbrillen, auch mit Ihrer Korrektur", "Lunettes de soleil, aussi à votre vue"],
          ["Weg zur Sommerecke", "Vers la Sommerecke"],
        ),
      ],
    },
    {
      kind: "cta",
      options: { color: "primary", alignment: "left" },
      fields: {
        kicker: text("Nächster Schritt", "Prochaine étape"),
        title: text("Kommen Sie vorbei, auch ohne Termin.", "Passez nous voir, même sans rendez-vous."),
        description: rich(
          "Richten, Schrauben festziehen und Ultraschallbad kosten bei uns nichts, egal, wo Sie Ihre Brille gekauft haben.",
          "Ajuster, resserrer une vis, nettoyer aux ultrasons : c’est gratuit, où que vous ayez acheté vos lunettes.",
        ),
        button: button({ phone: "+41 52 000 00 01" }, "052 000 00 01", "052 000 00 01"),
        secondaryButton: button({ page: "team" }, "Wer wir sind", "Qui nous sommes"),
        image: image("trays"),
      },
    },
  ],
};
