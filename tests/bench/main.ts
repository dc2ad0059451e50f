import "../support/generous-limits.ts";
import { cpus } from "node:os";
import { bigPage } from "./big-page.ts";
import { bigSite } from "./big-site.ts";
import { cachedPage } from "./cached-page.ts";
import { deadSpot } from "./dead-spot.ts";
import { directory } from "./directory.ts";
import { directoryPage } from "./directory-page.ts";
import { editing } from "./editing.ts";
import { editorWeight } from "./editor-weight.ts";
import { missesOf, print, type Figure } from "./figures.ts";
import { takeForms } from "./forms.ts";
import { hotGame } from "./hot-game.ts";
import { idleSockets } from "./idle-sockets.ts";
import { library } from "./library.ts";
import { openLiveDatabase, type LiveDatabase } from "./live-database.ts";
import { manySites } from "./many-sites.ts";
import { pageWeight } from "./page-weight.ts";
import { playScreen } from "./play-screen.ts";
import { type Product, startProduct } from "./product.ts";
import { resume } from "./resume.ts";
import { rowRules } from "./row-rules.ts";
import { scoreWrites } from "./score-writes.ts";
import { search } from "./search.ts";
import { taps } from "./taps.ts";

/**
 * `npm run bench`, or `npm run bench -- taps hot-game`: every figure beside a floor measured in the same run, and beside
 * its goal. Ends with 1 when a goal was missed; a machine that does something else meanwhile misses some.
 */
const pages: Record<string, (product: Product) => Promise<Figure[]>> = {
  "cached-page": ({ origin }) => cachedPage(origin),
  "page-weight": ({ origin }) => pageWeight(origin),
  "play-screen": ({ origin }) => playScreen(origin),
  "editor-weight": ({ origin }) => editorWeight(origin),
  "big-page": ({ origin }) => bigPage(origin),
  editing: ({ origin }) => editing(origin),
  library, // the last four leave their pictures, businesses, pages and sites behind
  "directory-page": directoryPage,
  "big-site": bigSite,
  "many-sites": manySites,
};
const live: Record<string, (database: LiveDatabase) => Promise<Figure[]>> = {
  taps,
  "dead-spot": deadSpot,
  "hot-game": hotGame,
  "idle-sockets": idleSockets,
  resume,
  "score-writes": scoreWrites,
  directory,
  search,
  "row-rules": rowRules,
};
/** With a product of their own. */
const apart: Record<string, () => Promise<Figure[]>> = { forms: takeForms };
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
const unknown = asked.filter((name) => ![pages, live, apart].some((benches) => name in benches));
if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(", ")}`);

const missed: string[] = [];
function tell(figures: Figure[]): void {
  print(figures);
  missed.push(...missesOf(figures));
}

process.stdout.write(`${cpus().length} × ${cpus()[0]?.model ?? "?"}, Node ${process.versions.node}\n\n`);
if (Object.keys(pages).some(isAsked)) {
  const product = await startProduct();
  try {
    for (const [name, bench] of Object.entries(pages)) if (isAsked(name)) tell(await bench(product));
  } finally {
    await product.stop();
  }
}
if (Object.keys(live).some(isAsked)) {
  const database = await openLiveDatabase();
  try {
    for (const [name, bench] of Object.entries(live)) if (isAsked(name)) tell(await bench(database));
  } finally {
    await database.close();
  }
}
for (const [name, bench] of Object.entries(apart)) if (isAsked(name)) tell(await bench());
for (const line of missed) process.stdout.write(`missed: ${line}\n`);
process.exit(missed.length > 0 ? 1 : 0);
