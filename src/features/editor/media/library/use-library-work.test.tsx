import { TRPCClientError } from "@trpc/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import type { MediaListItem } from "~/features/media/schema.ts";
import type { BrowserClient } from "~/trpc/client.ts";
import { SiteProvider } from "../../site/site-context.tsx";
import { SurroundingsProvider, type GivenSurroundings } from "../../site/surroundings.tsx";
import { toast } from "../../toasts/toast.ts";
import { useLibraryWork, type LibraryWork } from "./use-library-work.ts";

it.each([
  ["says that a medium is gone where it was gone already, as a first try may have deleted it", 404, true],
  ["does not say that a medium is gone which the server did not delete", 500, false],
])("%s", async (_, httpStatus, areGone) => {
  const toasts = (["loading", "error", "success"] as const).map((kind) => vi.spyOn(toast, kind).mockReturnValue(""));
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
  const refused = TRPCClientError.from({ error: { code: -32004, message: "no", data: { httpStatus } } });
  const around = { state: { locale: "de" as const }, known: {} };
  drawnInEditor(answered(part, { "media.delete": () => Promise.reject(refused) }), around);
  const item = { id: "0190a7d6-0000-7000-8000-000000000001" } as MediaListItem;
  expect(await works[0]?.remove([item], () => false)).toEqual({ used: [], areGone });
  for (const spy of toasts) spy.mockRestore();
});
