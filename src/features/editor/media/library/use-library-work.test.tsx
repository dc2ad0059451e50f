import { expect, it } from "vitest";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import type { MediaListItem } from "~/features/media/schema.ts";
import type { BrowserClient } from "~/trpc/client.ts";
import { SiteProvider } from "../../site/site-context.tsx";
import { SurroundingsProvider, type GivenSurroundings } from "../../site/surroundings.tsx";
import { useLibraryWork, type LibraryWork } from "./use-library-work.ts";

it("does not say that a medium is gone which the server could not be told to delete", async () => {
  const given = { index: { logos: {}, icon: null } } as unknown as GivenSurroundings;
  const works: LibraryWork[] = [];
  function Probe() {
    works.push(useLibraryWork());
    return null;
  }
  const part = (
    <SiteProvider client={{} as BrowserClient} setting={editorSetting()}>
      <SurroundingsProvider given={given}>
        <Probe />
      </SurroundingsProvider>
    </SiteProvider>
  );
  drawnInEditor(part, { state: { locale: "de" }, known: {} });
  const item = { id: "0190a7d6-0000-7000-8000-000000000001" } as MediaListItem;
  expect(await works[0]?.remove([item], () => false)).toEqual({ used: [], areGone: false });
});
