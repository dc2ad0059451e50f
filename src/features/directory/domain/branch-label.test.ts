import { expect, it } from "vitest";
import { branchLabel } from "./branch-label.ts";

it.each([
  [{ business: "Augenwerk", name: "Altstadt", city: "Bern" }, "Augenwerk, Altstadt, Bern"],
  [{ business: "Augenwerk", name: "Augenwerk Bern", city: "Bern" }, "Augenwerk Bern"],
  [{ business: "Augenwerk", name: "Altstadt", city: "" }, "Augenwerk, Altstadt"],
])("calls %j %j", (branch, label) => expect(branchLabel(branch)).toBe(label));
