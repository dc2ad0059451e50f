// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import type { MediaListItem } from "~/features/media/schema.ts";
import { FormerFile } from "./former-file.tsx";
import type { LibraryWork } from "./use-library-work.ts";

it("brings a former file back once, however often that is pressed before it is there", async () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  let arrive: () => void = () => undefined;
  const bringBack = vi.fn(() => new Promise<void>((done) => (arrive = done)));
  const former = { id: "former", originalFilename: "a.jpg", until: new Date(0) };
  const part = <FormerFile item={{} as MediaListItem} former={former} work={{ bringBack } as unknown as LibraryWork} />;
  flushSync(() => root.render(inEditor(part, { state: {}, known: {} })));
  const button = place.querySelector("button")!;
  button.click();
  button.click();
  await vi.waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
  button.click();
  expect(bringBack).toHaveBeenCalledOnce();
  arrive();
  await vi.waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"));
  root.unmount();
});
