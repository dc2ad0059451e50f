import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "~/i18n/catalogue.ts";
import { MapCount } from "./map-count.tsx";

it.each([
  ["de", 300, 5_000, /^300 von 5.*000 Orten auf der Karte$/],
  ["fr", 300, 301, /^300 lieux sur 301 sur la carte$/],
  ["de", 300, 300, /^$/],
  ["de", 20, 0, /^$/], // all of it stands in the list
])("says in %s that a map has %i places of %i, where it has fewer", (locale, count, total, said) => {
  const html = renderToStaticMarkup(<MapCount {...{ count, total }} texts={textsOf("map", locale)} />);
  expect(/role="status">([^<]*)</.exec(html)?.[1]).toMatch(said);
});
