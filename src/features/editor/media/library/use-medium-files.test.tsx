import { afterEach, expect, it, vi } from "vitest";
import { answered } from "../../../../../tests/support/answered.tsx";
import { untilTrue } from "../../../../../tests/support/eventually.ts";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { testMedia } from "../../../../../tests/support/render-block.tsx";
import type { MediaListItem } from "~/features/media/schema.ts";
import { SurroundingsProvider, type GivenSurroundings } from "../../site/surroundings.tsx";
import { filesUnderWay } from "../../state/unsaved-words.ts";
import { FilmUpload } from "../video/film-upload.ts";
import { useMediumFiles } from "./use-medium-files.ts";

afterEach(() => vi.restoreAllMocks());

/** A call that is answered when the test says so. */
function call() {
  let answer: (given: unknown) => void = () => undefined;
  const answered = new Promise((resolve) => (answer = resolve));
  return { answered, answer, isMade: false };
}

it("leaving is asked about until a medium has the film that replaces its own", async () => {
  const begin = FilmUpload.prototype.begin;
  vi.spyOn(FilmUpload.prototype, "begin").mockImplementation(function (this: FilmUpload, ...film) {
    Object.assign(this, { ways: { send: () => Promise.resolve(), draw: () => Promise.resolve(null) } });
    return begin.apply(this, film);
  });
  const calls = { "media.get": call(), "media.replace": call() };
  const waits = (path: keyof typeof calls) => () => {
    calls[path].isMade = true;
    return calls[path].answered;
  };
  const works: ReturnType<typeof useMediumFiles>[] = [];
  function Probe() {
    works.push(useMediumFiles());
    return null;
  }
  const given = { index: { logos: {}, icon: null } } as unknown as GivenSurroundings;
  const part = answered(
    <SurroundingsProvider given={given}>
      <Probe />
    </SurroundingsProvider>,
    {
      "media.directUpload": () => ({ id: "new", url: "http://films.test/new" }),
      "media.createEntry": () => ({}),
      "media.get": waits("media.get"),
      "media.replace": waits("media.replace"),
    },
  );
  drawnInEditor(part, { state: { locale: "de", media: {} }, known: {} });
  const old = testMedia({ id: "old", mediaType: "video" }) as unknown as MediaListItem;
  const replaced = works[0]?.replace(old, new File(["film"], "Laden.mp4", { type: "video/mp4" }));

  await untilTrue(() => calls["media.get"].isMade);
  expect(filesUnderWay.areHeld(), "while it is prepared").toBe(true);
  const videoSettings = { source: "own", uploadId: "new", status: "ready" };
  calls["media.get"].answer({ id: "new", videoSettings });
  await untilTrue(() => calls["media.replace"].isMade);
  expect(filesUnderWay.areHeld(), "while the old one is given it").toBe(true);
  calls["media.replace"].answer({ ...old, former: null });
  await replaced;
  expect(filesUnderWay.areHeld()).toBe(false);
});
