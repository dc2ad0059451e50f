import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** Calls the API of the site that the page shows, as whoever is signed in there. */
export function post<Answer>(page: Page, path: string, body: object): Promise<{ status: number; answer: Answer }> {
  return page.evaluate(
    async ([url, text]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(url, { method: "POST", headers, body: text });
      return { status: answer.status, answer: (await answer.json()) as never };
    },
    [`/api/v1/${path}`, JSON.stringify(body)] as const,
  );
}

/** Runs one command on the site's document, as an admin or an editor who is signed in does. */
export async function editSite(page: Page, command: string, input: object): Promise<void> {
  const operation = { opId: randomUUID(), command, input };
  expect((await post(page, "site/edit", { baseRevision: 0, force: true, operation })).status).toBe(200);
}
