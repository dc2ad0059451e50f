import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { idOf, Player } from "../../../../tests/support/test-page.ts";
import { comparison } from "~/features/page/domain/history/comparison.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { ComparedLook } from "./compared-look.tsx";

const [hero, text] = [idOf("hero"), idOf("text")];
const [old, fresh] = ["0190a7d6-0000-7000-8000-000000000001", "0190a7d6-0000-7000-8000-000000000002"];
const medium = (id: string): MediaRef => ({
  ...{ id, mediaType: "image", mimeType: "image/webp", publicUrl: `/media/${id}`, widths: [320], width: 640 },
  ...{ height: 400, placeholder: null, focalPoint: null, videoSettings: null, alt: {} },
});
const media = { [old]: medium(old), [fresh]: medium(fresh) };

it("tells of a section its pictures then and now, its options, links and that it was moved", () => {
  const player = new Player()
    .play("group.add", { groupId: hero, kind: "hero", nextTo: null, parentId: null })
    .play("group.add", { groupId: text, kind: "richTextBlock", nextTo: hero, parentId: null })
    .play("field.image", { groupId: hero, fieldName: "image", mediaId: old });
  const before = player.document;
  player
    .play("field.image", { groupId: hero, fieldName: "image", mediaId: fresh })
    .play("group.option", { groupId: hero, key: "alignment", value: "center" })
    .play("field.option", {
      ...{ groupId: hero, fieldName: "button", key: "link" },
      value: { type: "url", url: "https://vitrine.example" },
    })
    .play("field.visibility", { groupId: hero, fieldName: "kicker", visible: false })
    .play("page.slug", { locale: "de", slug: "neue-adresse" })
    .play("group.move", { groupId: hero, direction: "down" });
  expect(player.refusals).toEqual([]);
  const { page, groups } = comparison(before, player.document, "de");
  expect(page).toMatchObject([{ fieldName: "slug", after: "neue-adresse" }]);
  const group = groups.find(({ groupId }) => groupId === hero);
  if (!group?.look) throw new Error("The section differs");
  const drawn = drawnInEditor(<ComparedLook kind="hero" look={group.look} media={{ before: media, after: media }} />, {
    state: { locale: "de" },
    known: {},
  });
  for (const words of [
    "Verschoben",
    "Damals",
    `/media/${old}/320.webp`,
    `/media/${fresh}/320.webp`,
    "leer → https://vitrine.example",
    "→ Mitte",
    "ausgeblendet",
  ])
    expect(drawn).toContain(words);
  expect(drawn).not.toContain("Auch das Aussehen");
});
