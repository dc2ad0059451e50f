import { rich, text, type Sample } from "../../sample.ts";

export const richTextBlockSample: Sample = {
  fields: {
    kicker: text("Was uns wichtig ist", "Ce qui nous tient à cœur"),
    title: text("Gutes Sehen braucht Zeit", "Bien voir demande du temps"),
    textBlock: rich(
      "Wir nehmen uns eine Stunde für jede Augenmessung. Erst wenn wir wissen, wie Sie lesen, arbeiten und Auto fahren, sprechen wir über Gläser.\n\nDanach begleiten wir Sie weiter: Richten, reinigen und nachmessen gehört dazu, so oft Sie möchten.",
      "Nous consacrons une heure à chaque examen. Ce n’est qu’une fois que nous savons comment vous lisez, travaillez et conduisez que nous parlons de verres.\n\nEnsuite, nous restons à vos côtés : ajuster, nettoyer et remesurer fait partie du service, aussi souvent que vous le souhaitez.",
    ),
  },
};
