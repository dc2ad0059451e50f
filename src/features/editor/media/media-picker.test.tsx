// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument, testId } from "../../../../tests/support/render-block.tsx";
import { MediaPicker } from "./media-picker.tsx";

it("offers every picture for a field but the site's own signs, and counts without them", async () => {
  const picture = (id: string) => ({
    ...{ id, mediaType: "image", mimeType: "image/webp", originalFilename: `${id}.webp`, alt: {}, tags: [] },
    ...{
      width: 800,
      height: 600,
      fileSize: 1,
      uses: 0,
      widths: [],
      updatedAt: new Date(0),
      createdAt: new Date(0),
      bucketFolder: "image",
      publicUrl: `/media/${id}/original`,
    },
  });
  const items = ["logo", "shop", "second", "icon"].map(picture);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const target = { groupId: testId("group"), fieldName: "image", mediaType: "image" as const };
  const part = answered(<MediaPicker target={target} onClosed={() => undefined} />, {
    "media.list": () => ({ items, total: items.length }),
  });
  const state = { document: testDocument([]), locale: "de" as const };
  const setting = { ownMediaIds: ["logo", "second", "icon"] };
  root.render(inEditor(part, { state, known: {}, setting }));
  const dialog = () => document.querySelector('[role="dialog"]');
  await eventually(() => expect(dialog()?.querySelectorAll(".vt-media > li")).toHaveLength(1));
  expect(dialog()?.querySelector(".vt-media")?.textContent).toContain("Shop");
  expect(dialog()?.querySelector(".vt-media-state")?.textContent).toBe("1 von 1");
  root.unmount();
  place.remove();
});

it("gives the keyboard to what stands in the place now, where what it came from has gone", async () => {
  vi.stubGlobal("CSS", { escape: String }); // jsdom has none
  const [drawn, place] = [document.createElement("div"), document.createElement("div")];
  document.body.append(drawn, place);
  const target = { groupId: testId("group"), fieldName: "image", mediaType: "image" as const };
  const draw = (tag: string) =>
    (drawn.innerHTML = `<${tag} tabindex="0" data-vt-item="${target.groupId}:image"></${tag}>`);
  draw("button");
  drawn.querySelector("button")?.focus();
  const root = createRoot(place);
  const part = answered(<MediaPicker target={target} onClosed={() => undefined} />, {});
  const state = { document: testDocument([]), locale: "de" as const };
  root.render(inEditor(part, { state, known: {} }));
  await eventually(() =>
    expect(document.querySelector('[role="dialog"]')?.contains(document.activeElement)).toBe(true),
  );
  draw("img");
  root.unmount();
  await eventually(() => expect(document.activeElement).toBe(drawn.querySelector("img")));
  vi.unstubAllGlobals();
  drawn.remove();
  place.remove();
});
