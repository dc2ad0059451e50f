// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { Schedule } from "~/features/page/schedule/schema.ts";
import { SiteProvider } from "../site/site-context.tsx";
import { usePlans } from "./use-plans.ts";
import { useSchedules } from "./use-schedules.ts";

const plan: Schedule = {
  id: "plan",
  action: "publish",
  at: "2026-12-24T07:00:00Z",
  local: "2026-12-24T08:00",
  by: "Otto",
  refusal: null,
};

let plans: ReturnType<typeof usePlans>;

function Page() {
  plans = usePlans();
  return (
    <p>
      {useSchedules()
        .list.data?.schedules.map(({ by }) => by)
        .join(", ")}
    </p>
  );
}

it("lists what somebody else has planned or taken back meanwhile once a step of one's own fails for it", async () => {
  let schedules: Schedule[] = [];
  const refused = () => Promise.reject(new Error("refused"));
  const answers = {
    "page.schedule.list": () => ({ timeZone: "Europe/Zurich", now: "2026-12-01T07:00", schedules }),
    "page.schedule.add": refused,
    "page.schedule.move": refused,
    "page.schedule.cancel": refused,
  };
  const page = (
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <Page />
    </SiteProvider>
  );
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(inEditor(answered(page, answers), { state: { publishedNumber: 1 }, known: {} }));
  const listed = () => document.querySelector("p")?.textContent;
  await eventually(() => expect(listed()).toBe(""));
  await new Promise((done) => setTimeout(done, 50)); // the list is here
  schedules = [plan];
  plans.add(plan);
  await eventually(() => expect(listed()).toBe("Otto"));
  schedules = [{ ...plan, by: "Olga" }];
  plans.move(plan, "2026-12-25T08:00");
  await eventually(() => expect(listed()).toBe("Olga"));
  schedules = [];
  plans.cancel(plan);
  await eventually(() => expect(listed()).toBe(""));
  flushSync(() => root.unmount());
});
