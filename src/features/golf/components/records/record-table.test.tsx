import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testContext } from "../../../../../tests/support/render-block.tsx";
import { translator } from "~/i18n/catalogue.ts";
import { RecordTable } from "./record-table.tsx";
import { recordsPropsOf } from "./records-props.ts";

const { texts } = recordsPropsOf(testContext({ t: translator("de") }));
const record = { id: "one", place: 1, playerName: "Ada", total: 27, playedAt: "2026-07-02T22:30:00.000Z" };
const draw = (toPar: number | null, onStruck: ((id: string) => void) | null = null) =>
  renderToStaticMarkup(<RecordTable records={[{ ...record, toPar }]} texts={texts} locale="de" onStruck={onStruck} />);

/** What the page says of where the course is. */
beforeAll(() => void vi.stubGlobal("document", { documentElement: { dataset: { zone: "Europe/Zurich" } } }));
afterAll(() => void vi.unstubAllGlobals());

describe("a line of the best list", () => {
  it("shows place, name, the day where it was played, result to par and total", () => {
    const html = draw(-3);
    expect(html).toContain(">Ada<");
    expect(html).toContain("3. Juli 2026");
    expect(html).toContain("−3");
    expect(html).toContain("3 unter Par");
    expect(html).toContain(">27<");
  });

  it("has no column for par where no round has one", () => expect(draw(null)).not.toContain(texts.parWord));

  it("can be taken off by editors only", () => {
    expect(draw(0)).not.toContain("Ada aus der Liste entfernen");
    expect(draw(0, () => undefined)).toContain("Ada aus der Liste entfernen");
  });
});
