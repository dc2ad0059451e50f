import { expect, it } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import type { Schedule } from "~/features/page/schedule/schema.ts";
import type { Publication } from "../bar/use-publication.ts";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { PlanForm } from "./plan-form.tsx";

interface Shown {
  role?: "home" | null;
  missing?: Publication["missing"];
  plans?: Partial<Schedule>[];
}

function drawn({ role = null, missing = [], plans = [] }: Shown): string {
  const list = { timeZone: "Europe/Zurich", now: "2026-12-01T07:00", schedules: plans };
  return drawnInEditor(
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <FrameProvider frame={{} as Frame}>
        <PlanForm missing={missing} />
      </FrameProvider>
    </SiteProvider>,
    {
      state: { document: { ...testDocument([]), role }, locale: "de", publishedNumber: 1 },
      known: { "page.schedule.list": list },
    },
  );
}

it("says what would stop a publish as the page stands, leads there, and plans it all the same when asked to", () => {
  const held = drawn({ missing: [{ locale: "fr", texts: ["pageName"] }] });
  expect(held).toMatch(/So wird nicht veröffentlicht.*<button[^>]*vt-link[^>]*>1 Text FR<\/button>/);
  expect(held).toContain("Trotzdem planen</button>");
  expect(drawn({})).toContain(">Planen</button>");
  expect(drawn({})).not.toContain("nicht veröffentlicht");
});

it("offers to take a page offline, except the home page", () => {
  expect(drawn({})).toContain("Offline nehmen");
  expect(drawn({ role: "home" })).not.toContain("Offline nehmen");
});

it("gives what waits another time, in its own place, and plans anew where nothing waits any more", () => {
  const waiting: Partial<Schedule> = { id: "a", action: "publish", local: "2026-12-24T08:00", refusal: null };
  const moving = drawn({ plans: [waiting] });
  expect(moving).toMatch(/<input[^>]*value="2026-12-24T08:00"/);
  expect(moving).toContain(">Zeitpunkt ändern</button>");
  for (const other of [
    { ...waiting, action: "takeDown" as const },
    { ...waiting, refusal: "translation-missing" },
  ]) {
    expect(drawn({ plans: [other] })).toMatch(/<input[^>]*value=""/);
    expect(drawn({ plans: [other] })).toContain(">Planen</button>");
  }
});
