import { expect, it } from "vitest";
import { bucketFolderSchema, describeMediumInput, renameFolderInput } from "./library-schema.ts";

const id = "00000000-0000-4000-8000-000000000001";

it.each(["👩‍⚕️ Praxis", "❤️‍🔥", "Vor\u00adlagen"])("a folder and a medium may be called %j", (name) => {
  expect(describeMediumInput.safeParse({ id, name, folder: name }).success).toBe(true);
  expect(renameFolderInput.safeParse({ from: "Team", to: name }).data?.to).toBe(name);
  expect(bucketFolderSchema.safeParse(name).data).toBe(name);
});

it.each(["a\nb", "a\u0000", "\u202egnp.oto", "a\u2067b"])("neither is called %j", (name) => {
  expect(describeMediumInput.safeParse({ id, name }).success).toBe(false);
  expect(describeMediumInput.safeParse({ id, folder: name }).success).toBe(false);
});
