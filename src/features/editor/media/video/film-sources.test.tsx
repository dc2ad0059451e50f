// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { answered, type Answers } from "../../../../../tests/support/answered.tsx";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { FilmSources } from "./film-sources.tsx";
import { filmUpload } from "./film-upload.ts";

/** Has a film that is prepared be ready, by its name. */
const prepared = new Map<string, () => void>();
const answers: Answers = {
  "media.directUpload": (input) => {
    const { filename: id } = input as unknown as { filename: string };
    return { id, url: `http://films.test/${id}` };
  },
  "media.createEntry": () => ({}),
  "media.get": ({ id }) =>
    new Promise((answer) => {
      const videoSettings = { source: "own", uploadId: id, status: "ready" };
      prepared.set(id, () => answer({ id, originalFilename: id, videoSettings }));
    }),
};

const usual = { ...(filmUpload as unknown as { ways: object }).ways };
const places: (() => void)[] = [];
beforeEach(() => {
  Object.assign(filmUpload, { ways: { send: () => Promise.resolve(), draw: () => Promise.resolve(null) } });
});
afterEach(() => {
  for (const leave of places.splice(0)) leave();
  filmUpload.cancel();
  Object.assign(filmUpload, { ways: usual });
});

/** Somewhere that films are taken in. */
function opened() {
  const added: string[] = [];
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const sources = (
    <FilmSources folder="" isSingle onAdded={({ id }) => void added.push(id)}>
      {null}
    </FilmSources>
  );
  flushSync(() => root.render(inEditor(answered(sources, answers), { state: {}, known: {} })));
  const close = () => (root.unmount(), place.remove());
  places.push(close);
  return {
    added,
    close,
    take(name: string): void {
      const input = place.querySelector("input[type=file]");
      Object.defineProperty(input, "files", { value: [new File(["film"], name, { type: "video/mp4" })] });
      flushSync(() => input?.dispatchEvent(new Event("change", { bubbles: true })));
    },
    drop(name: string): void {
      const dropped = new Event("drop", { bubbles: true });
      const files = [new File(["film"], name, { type: "video/mp4" })];
      flushSync(() => place.firstElementChild?.dispatchEvent(Object.assign(dropped, { dataTransfer: { files } })));
    },
    says: () => place.querySelector("[role=status]")?.textContent,
  };
}

async function becomesReady(name: string, { says }: ReturnType<typeof opened>): Promise<void> {
  await eventually(() => expect(prepared.has(name)).toBe(true));
  prepared.get(name)?.();
  await eventually(() => expect(says()).toBe(`${name} ist bereit`));
}

it("hands on the films that were taken here, and none that was on its way when this was opened", async () => {
  const before = opened();
  before.take("before.mp4");
  before.close();
  const here = opened();
  here.drop("here.mp4");
  await becomesReady("before.mp4", here);
  expect(here.added).toEqual([]);
  await becomesReady("here.mp4", here);
  expect(here.added).toEqual(["here.mp4"]);
  expect(before.added).toEqual([]);
});
