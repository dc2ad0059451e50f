// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { untilTrue } from "../../../../../tests/support/eventually.ts";
import { textsOf } from "~/i18n/catalogue.ts";
import { emptyView } from "../../client/game-view.ts";
import { RoundContext, type Round } from "../round/use-round.ts";
import { HistoryList } from "./history-list.tsx";

const at = "2026-07-01T10:00:00.000Z";
/** So many entries, from this version back. */
const entries = (newest: number, count: number) =>
  Array.from({ length: count }, (_, back) => ({
    event: { version: newest - back, type: "player.added", player: { id: `p${newest - back}`, playerName: "Amina" } },
    ...{ at, device: null },
  }));

it("goes on with the keyboard at the first of the older changes, also as the button goes with the last", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const history = (before?: number) =>
    Promise.resolve({ ok: true, value: { entries: before ? entries(3, 3) : entries(53, 50), ownDevice: null } });
  const round = { view: emptyView, texts: textsOf("golf", "de"), course: { holes: [] }, store: { history } };
  root.render(<RoundContext value={round as unknown as Round} children={<HistoryList />} />);
  const more = await untilTrue(() => place.querySelector("button"));
  const shown = place.querySelectorAll("li").length;
  more.focus();
  more.click();
  await untilTrue(() => place.querySelector("button") === null);
  const rows = place.querySelectorAll("li");
  expect(rows.length).toBeGreaterThan(shown);
  expect(document.activeElement).toBe(rows[shown]);
  root.unmount();
  place.remove();
});
