import { expect, type Browser, type BrowserContext } from "@playwright/test";
import { seededRandom } from "../support/random.ts";
import { GolfPhone } from "./support/golf-round.ts";
import { test } from "./support/story.ts";

const seed = 20_261_121;
const holes = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const offlineHoles = [4, 5, 6];
const joinsBefore = 4;

/** A phone whose player is scored on it and nowhere else. */
interface Player {
  name: string;
  phone: GolfPhone;
  context: BrowserContext;
  strokes: number[];
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

async function openPhone(browser: Browser, isCalm: boolean): Promise<Pick<Player, "phone" | "context">> {
  const context = await browser.newContext({ ...phone, reducedMotion: isCalm ? "reduce" : "no-preference" });
  return { context, phone: new GolfPhone(await context.newPage()) };
}

/** Writes the player's strokes of a hole, with a reload of the page after the first one if so asked, and goes on. */
async function playHole({ name, phone, strokes }: Player, hole: number, isRefreshing: boolean): Promise<void> {
  await expect(phone.hole(hole)).toBeInViewport();
  const wanted = strokes[hole - 1] ?? 1;
  if (isRefreshing) {
    await phone.stroke(name, 1);
    await phone.page.reload();
    await expect(phone.hole(hole)).toBeInViewport();
    await phone.stroke(name, wanted - 1);
  } else await phone.stroke(name, wanted);
  await expect(phone.score(name).first()).toHaveText(new RegExp(`^${name}: ${wanted} Schl`));
  await phone.nextHole();
}

test("four phones play nine holes to the coupon: one offline for three, one late, one refreshing", async ({
  browser,
}) => {
  const random = seededRandom(seed);
  const names = ["Amina", "Luca", "Zoë", "Noah"];
  const players: Player[] = [];
  for (const name of names) {
    // The late one needs the fewest strokes a hole and must not win by having played fewer holes.
    const most = name === "Noah" ? 1 : 4;
    players.push({
      name,
      ...(await openPhone(browser, name !== "Amina")),
      strokes: holes.map(() => 1 + Math.floor(random() * most)),
    });
  }
  const [amina, luca, zoe, noah] = players as [Player, Player, Player, Player];

  await amina.phone.start();
  for (const name of names.slice(0, 3)) await amina.phone.addPlayer(name);
  const link = await amina.phone.shareLink();
  for (const { phone } of [luca, zoe]) await phone.join(link);
  for (const { phone } of [amina, luca, zoe]) await phone.play();

  let refreshes = 0;
  for (const hole of holes) {
    if (hole === joinsBefore) {
      await noah.phone.join(link);
      await noah.phone.play();
      await noah.phone.joinRound("Noah");
      for (let turn = 1; turn < hole; turn += 1) await noah.phone.nextHole();
      await expect(noah.phone.score("Zoë").first()).toBeVisible();
    }
    if (hole === offlineHoles[0]) await luca.context.setOffline(true);
    const refreshing = random() < 0.6 ? zoe : null;
    if (refreshing) refreshes += 1;
    const present = hole < joinsBefore ? [amina, luca, zoe] : players;
    await Promise.all(present.map((player) => playHole(player, hole, player === refreshing)));
    if (hole === offlineHoles.at(-1)) {
      await expect(luca.phone.page.getByText(/Keine Verbindung/).first()).toBeVisible();
      await luca.context.setOffline(false);
    }
  }
  expect(refreshes).toBeGreaterThan(2);

  const total = ({ strokes }: Player, from = 1) => strokes.slice(from - 1).reduce((sum, score) => sum + score, 0);
  const complete = [amina, luca, zoe].sort((a, b) => total(a) - total(b));
  const expected = [
    ...complete.map((player) => `${player.name} ${total(player)}`),
    `Noah ${total(noah, joinsBefore)}†`,
  ];
  for (const { phone } of players) await expect.poll(() => phone.standings()).toEqual(expected);

  const winner = complete[0]?.name ?? "";
  await expect(zoe.phone.ranking.getByRole("row", { name: new RegExp(winner) })).toContainText("Gutschein öffnen");
  await amina.phone.ranking.getByRole("link", { name: "Gutschein öffnen" }).click();
  await expect(amina.phone.page.getByText(`Herzliche Gratulation, ${winner}!`)).toBeVisible();
  await expect(amina.phone.page.getByText(/Gratisgetränk im Skills Park/)).toBeVisible();
  await amina.phone.page.getByRole("link", { name: "Zurück zur Karte" }).click();
  await expect.poll(() => amina.phone.standings()).toEqual(expected);
});
