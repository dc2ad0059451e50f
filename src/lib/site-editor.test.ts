import { expect, it } from "vitest";
import { forEditor } from "./site-editor.ts";

const site = { id: "here" };
const member = { isAdmin: false, role: "optician" as const };

it("gives members and admins the proof that they may edit the site, and strangers a refusal", () => {
  expect(forEditor({ site, actor: member })).toEqual({ site, actor: member, siteId: "here" });
  expect(forEditor({ site, actor: { isAdmin: true, role: null } }).siteId).toBe("here");
  const stranger = { isAdmin: false, role: null };
  expect(() => forEditor({ site, actor: stranger })).toThrow(expect.objectContaining({ code: "forbidden" }));
});
