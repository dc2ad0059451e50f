import { expect, it } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { PairRow } from "./pair-row.tsx";

const pair = {
  key: "address",
  place: { type: "pageAddress" },
  source: "linsen",
  text: "",
  state: "missing",
} as const;
const drawn = (more: object) =>
  drawnInEditor(
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <PairRow pair={{ ...pair, ...more }} locale="it" madeFrom={undefined} onShow={null} />
    </SiteProvider>,
    { state: {}, known: {} },
  );

it("stands beside the first language, or beside the one that was chosen", () => {
  expect(drawn({})).toMatch(/lang="de".*\(DE\).*>linsen<.*lang="it".*Wie Deutsch/s);
  const chosen = drawn({ beside: { locale: "fr", text: "lentilles" } });
  expect(chosen).toMatch(/lang="fr".*\(FR\).*>lentilles<.*lang="it".*aria-description="lentilles".*Wie Französisch/s);
  expect(chosen).not.toContain("linsen");
});
