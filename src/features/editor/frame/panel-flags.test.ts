import { describe, expect, it } from "vitest";
import { opensCanvas, panelFlags, panelOf, toggled, withPanel } from "./panel-flags.ts";

describe("the panel flags", () => {
  it("hold one flag at a time and leave the rest of the query alone", () => {
    expect(withPanel("?x=1&toolbar=1", "pageMenu")).toBe("?x=1&pageMenu=1");
    expect(withPanel("?pageMenu=1&settings=1&toolbar=1", null)).toBe("");
    expect(withPanel("", "toolbar")).toBe("?toolbar=1");
  });

  it("are read with the side panels first", () => {
    expect(panelOf(new URLSearchParams("toolbar=1&settings=1"))).toBe("settings");
    expect(panelOf(new URLSearchParams("toolbar=0"))).toBeNull();
  });

  it("leave the page open to edit beside the map of its sections, and beside no other panel", () =>
    expect(panelFlags.filter(opensCanvas)).toEqual(["pageMap", "toolbar"]));

  it("open a side panel in place of whatever is open, and give the toolbar back when it is pressed again", () => {
    expect(toggled("toolbar", "pageMenu")).toBe("pageMenu");
    expect(toggled("pageMenu", "settings")).toBe("settings");
    expect(toggled("settings", "design")).toBe("design");
    expect(toggled("settings", "settings")).toBe("toolbar");
  });
});
