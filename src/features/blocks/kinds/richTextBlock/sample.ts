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
        "Erzählen Sie, wie alles anfing, wer dahintersteht und worauf man sich bei Ihnen verlassen kann. Drei kurze Absätze lesen sich besser als ein langer.\n\nSchreiben Sie so, wie Sie sprechen. Dann klingt es nach Ihnen.",
        "Racontez comment tout a commencé, qui est derrière et sur quoi on peut compter. Trois paragraphes courts se lisent mieux qu’un long.\n\nÉcrivez comme vous parlez : on vous reconnaîtra.",
      ),
    },
  },
};
