import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { testPage, testSite } from "../../../tests/support/test-site.ts";
import { themePresets } from "~/features/blocks/theme/theme-presets.ts";
import { frameDigest, stateOf } from "~/features/site/frame-digest.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { notedName } from "~/features/site/visitor-page.ts";
import { notePageNeeds } from "../finished-pages/page-needs.ts";
import type { SiteRequest } from "./request.ts";
import { answerMissing, makeReady } from "./visitor-page.ts";

const index = testSite([]);

function exchange() {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  const response = new ServerResponse(request);
  const renderForVisitors = () => {
    notePageNeeds("site|de|missing", { of: frameDigest(index), heads: {}, until: null });
    return Promise.resolve({ status: 404, headers: {}, body: Buffer.from("<h1>Hier ist nichts</h1>") });
  };
  return { request, response, site: { id: "one" }, next: { isDevelopment: false, renderForVisitors } };
}

it("sends a page that lies in memory at once, and has a new one made first", async () => {
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

it("makes a page anew that has aged, also where it was drawn in two states of its site at once", async () => {
  const page = testPage("11111111-1111-4111-8111-111111111111");
  const [before, after] = [testSite([page]), testSite([page], { theme: themePresets.kids })];
  let drawn = 0;
  let holds = true;
  /** Draws the page in this state of its site, once `isDrawn` says so. */
  const draw = (index: SiteIndex, isDrawn?: Promise<unknown>) => {
    const renderForVisitors = async () => {
      drawn += 1;
      const of = stateOf(index, page);
      const name = notedName({ siteId: index.id, locale: "de", pageId: page.id });
      notePageNeeds(name, { of, heads: {}, until: null, isSame: () => holds });
      await isDrawn;
      return { status: 200, headers: {}, body: Buffer.from("<p>Jetzt geöffnet</p>") };
    };
    return makeReady({ renderForVisitors } as never, index, { page, locale: "de" });
  };
  let endFirst = () => {};
  const making = draw(before, new Promise<void>((resolve) => (endFirst = resolve)));
  const ends = draw(after, making);
  endFirst();
  await ends;
  await draw(after);
  expect(drawn, "the later one lies in memory").toBe(2);
  holds = false;
  await draw(after);
  expect(drawn).toBe(3);
});
