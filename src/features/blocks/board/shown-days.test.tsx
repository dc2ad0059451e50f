import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testContext } from "../../../../tests/support/render-block.tsx";
import { AskAboutEntry } from "./ask-about-entry.tsx";
import { FeedCard } from "./feed-card.tsx";

const moment = "2026-07-07T03:30:00.000Z";

it.each([
  ["America/New_York", "6. Juli 2026"],
  ["Europe/Zurich", "7. Juli 2026"],
  ["Pacific/Auckland", "7. Juli 2026"],
])("a card of an article and an entry say the day in %s, and a last day as it is", (timeZone, day) => {
  const context = testContext({ timeZone });
  const post = { id: "1", title: "Neues", text: "", href: null, picture: null, postedAt: moment, language: null };
  const options = { gridLayout: "grid", columnLayout: "three", imageFormat: "landscape" };
  const card = renderToStaticMarkup(
    <FeedCard post={{ ...post, isPictureComing: false } as never} level="h3" options={options} context={context} />,
  );
  expect(card).toContain(`>${day}<`);
  const job = { id: "1", branch: null, staffMember: null, created: moment, href: null, workQuota: null };
  const entry = renderToStaticMarkup(
    <AskAboutEntry entry={{ ...job, validThrough: "2026-08-31" } as never} context={context} />,
  );
  expect(entry).toContain(`>${day}<`);
  expect(entry).toContain("31. August 2026");
});
