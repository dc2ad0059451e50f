import { expect, it } from "vitest";
import { hookInEditor } from "../../../../tests/support/in-editor.tsx";
import { useToldFace } from "./use-told-face.ts";

const face = { label: "Mehr", className: "", children: null };
const plan = { id: "1", action: "publish", local: "2026-12-02T08:00", at: "2026-12-02T07:00:00.000Z", refusal: null };
function named(unread: number, schedules: unknown[]): string {
  const list = { timeZone: "Europe/Zurich", now: "2026-12-01T07:00", schedules };
  const known = { "inbox.count": { unread, open: unread }, "page.schedule.list": list };
  return hookInEditor(() => useToldFace(face), { state: { publishedNumber: 1 }, known }).label;
}

it("says in the name of the menu what the dot on it means", () => {
  expect(named(0, [])).toBe("Mehr");
  expect(named(2, [])).toMatch(/^Mehr, .*2/);
  expect(named(0, [plan])).toMatch(/^Mehr, .*02\.12\.2026/);
  expect(named(1, [plan]).split(", ").length).toBeGreaterThan(2);
});
