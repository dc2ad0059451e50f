import { rich, text, type TradeSample } from "../../sample.ts";

export const richTextBlockSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Was uns wichtig ist", "Ce qui nous tient à cœur"),
      title: text("Gutes Sehen braucht Zeit", "Bien voir demande du temps"),
      textBlock: rich(
        "Wir nehmen uns eine Stunde für jede Augenmessung. Erst wenn wir wissen, wie Sie lesen, arbeiten und Auto fahren, sprechen wir über Gläser.\n\nDanach begleiten wir Sie weiter: Richten, reinigen und nachmessen gehört dazu, so oft Sie möchten.",
        "Nous consacrons une heure à chaque examen. Ce n’est qu’une fois que nous savons comment vous lisez, travaillez et conduisez que nous parlons de verres.\n\nEnsuite, nous restons à vos côtés : ajuster, nettoyer et remesurer fait partie du service, aussi souvent que vous le souhaitez.",
      ),
    },
  },
  plain: {
    fields: {
      kicker: text("Was uns wichtig ist", "Ce qui nous tient à cœur"),
      title: text("Gutes braucht Zeit", "Les bonnes choses demandent du temps"),
      textBlock: rich(
        "[Wie alles anfing, und wer dahintersteht]\n\n[Worauf man sich bei uns verlassen kann]",
        "[Comment tout a commencé, et qui est derrière]\n\n[Sur quoi on peut compter chez nous]",
      ),
    },
  },
};
