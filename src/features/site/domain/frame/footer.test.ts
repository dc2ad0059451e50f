import { describe, expect, it } from "vitest";
import type { BranchHours } from "~/features/blocks/data/branch-data.ts";
import { sharedHours, type FooterAddress } from "./footer.ts";

const address = (hours: Pick<BranchHours, "isOpen" | "change"> | null): FooterAddress => ({
  name: "Filiale",
  street: "",
  city: "",
  phone: null,
  email: null,
  hours: hours && { week: [], today: 0, usual: [], ahead: [], soon: [], ...hours },
});
const at = (date: string, time: string) => ({ date, time, inDays: 0 });

describe("sharedHours", () => {
  it("is the hours of the only branch that names some", () => {
    const change = at("2026-11-23", "18:30");
    expect(sharedHours([address(null), address({ isOpen: true, change })])).toEqual({
      isOpen: true,
      change,
      isOfOne: true,
    });
  });

  it("is open where one of several is, without a time", () => {
    const hours = [
      { isOpen: false, change: at("2026-11-23", "13:30") },
      { isOpen: true, change: at("2026-11-23", "18:30") },
    ];
    expect(sharedHours(hours.map(address))).toEqual({
      isOpen: true,
      change: null,
      isOfOne: false,
    });
  });

  it("opens with the first of several", () => {
    const hours = [
      { isOpen: false, change: at("2026-11-25", "08:00") },
      { isOpen: false, change: null },
      { isOpen: false, change: at("2026-11-24", "09:00") },
    ];
    expect(sharedHours(hours.map(address))?.change).toEqual(at("2026-11-24", "09:00"));
  });

  it("is nothing where no hours are known", () => expect(sharedHours([address(null)])).toBeNull());
});
