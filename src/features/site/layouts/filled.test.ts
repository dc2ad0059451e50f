import { expect, it } from "vitest";
import { filledWords } from "./filled.ts";

const filled = (fr: string, name: string) => filledWords({ de: fr, fr }, { name: { de: name, fr: name } });

it.each([
  ["Recherche sur le site de {name}.", "Optique du Lac", "Recherche sur le site d’Optique du Lac."],
  ["Les cours de {name}.", "Yoga du Lac", "Les cours de Yoga du Lac."],
  ["La boulangerie de {name}.", "Yverdon Pain", "La boulangerie d’Yverdon Pain."],
  ["Recherche sur le site de {name}.", "Épi d’or", "Recherche sur le site d’Épi d’or."],
  ["Recherche sur le site de {name}.", "Le Salon", "Recherche sur le site du Salon."],
  ["Recherche sur le site de {name}.", "Les Ciseaux", "Recherche sur le site des Ciseaux."],
  ["Recherche sur le site de {name}.", "La Mie", "Recherche sur le site de La Mie."],
  ["Recherche sur le site de {name}.", "Muster AG", "Recherche sur le site de Muster AG."],
  ["Étude à {name}", "Le Locle", "Étude au Locle"],
  ["Étude à {name}", "Les Breuleux", "Étude aux Breuleux"],
  ["Étude à {name}", "Aarau", "Étude à Aarau"],
  ["L’étude {name} : les personnes", "Anwalt", "L’étude Anwalt : les personnes"],
  ["{name} travaille", "Le Bois", "Le Bois travaille"],
])("joins «%s» and «%s» as French does", (words, name, said) => {
  expect(filled(words, name).fr).toBe(said);
  expect(filled(words, name).de).toBe(words.replace("{name}", name));
});
