import type { Page } from "@playwright/test";

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
