import { randomUUID } from "node:crypto";
import type { Browser } from "@playwright/test";

const names = ["Amina", "Luca", "Zoë", "Noah"];

/** Starts a round with its players, as a phone does, and answers its id. */
export async function startRound(browser: Browser, golf: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${golf}/de`);
  const post = (path: string, body: object) =>
    page.evaluate(
      ([address, text]) =>
        fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: text }).then(
          (answer): Promise<{ id: string }> => answer.json() as Promise<{ id: string }>,
        ),
      [`/api/v1/${path}`, JSON.stringify(body)] as const,
    );
  const { id: gameId } = await post("game/create", {});
  for (const playerName of names) await post("player/add", { gameId, opId: randomUUID(), playerName });
  await page.close();
  return gameId;
}
