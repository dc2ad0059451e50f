import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { testDocument, testId, testMedia, type TestGroup } from "../../../../../tests/support/render-block.tsx";
import { OtherPictures } from "./other-pictures.tsx";

const [photo, sign] = ["photo", "sign"].map((name) => ({
  ...testMedia({ id: testId(name), mimeType: name === "sign" ? "image/svg+xml" : "image/webp" }),
  originalFilename: `${name}.webp`,
}));

it.each<[string, TestGroup, string[]]>([
  ["a picture that is cut", { kind: "hero" }, ["false", "true"]],
  [
    "a picture that is shown whole",
    { kind: "hero", content: { image: { options: { objectFit: "contain" } } } },
    ["true", "true"],
  ],
  ["a sign", { kind: "logoCard" }, ["true", "true"]],
])("offers in the place of %s drawings whole, and photos as they would stand there", (_place, group, whole) => {
  const document = testDocument([{ id: testId("group"), ...group }]);
  const html = drawnInEditor(
    <OtherPictures
      place={{ groupId: testId("group"), fieldName: "image" }}
      mediaId={null}
      choose={{ current: null }}
    />,
    { state: { document, locale: "de" }, known: { "media.list": { items: [photo, sign] } } },
  );
  expect([...html.matchAll(/data-whole="(\w+)"/g)].map(([, is]) => is)).toEqual(whole);
});
