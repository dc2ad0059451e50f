import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { testSite } from "../../../tests/support/test-site.ts";
import type { SiteRequest } from "./request.ts";
import { answerMissing } from "./visitor-page.ts";

function exchange() {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  const response = new ServerResponse(request);
  const renderForVisitors = () =>
    Promise.resolve({ status: 404, headers: {}, body: Buffer.from("<h1>Hier ist nichts</h1>") });
  return { request, response, site: { id: "one" }, next: { isDevelopment: false, renderForVisitors } };
}

it("sends a page that lies in memory at once, and has a new one made first", async () => {
  const index = testSite([]);
  const answer = (made: ReturnType<typeof exchange>) => answerMissing(made as unknown as SiteRequest, index, "de");
  const first = exchange();
  const making = answer(first);
  expect(first.response.writableEnded).toBe(false);
  await making;
  expect(first.response.writableEnded).toBe(true);

  const second = exchange();
  expect(answer(second)).toBeUndefined();
  expect(second.response.writableEnded).toBe(true);
  expect(second.response.statusCode).toBe(404);
});
