import { expect, it } from "vitest";
import { shownName } from "./shown-name.ts";

it.each([
  ["stadt-am-fluss.svg", "Stadt am fluss"],
  ["IMG_2041.JPEG", "IMG 2041"],
  ["Team 2.0", "Team 2.0"],
  [".webp", ".webp"],
])("%s is shown as %s", (filename, name) => expect(shownName(filename)).toBe(name));
