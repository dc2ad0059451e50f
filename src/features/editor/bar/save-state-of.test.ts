import { expect, it } from "vitest";
import { saveStateOf } from "./save-state-of.ts";

const saved = { state: "saved", problem: "none" } as const;
const saving = { state: "saving", problem: "none" } as const;
const offline = { state: "offline", problem: "offline" } as const;
const conflict = { state: "failed", problem: "conflict" } as const;
const still = { isSaving: false, problem: "none" } as const;
const moving = { isSaving: true, problem: "none" } as const;

it.each([
  ["both are saved", saved, still, saved],
  ["the site is on its way", saved, moving, saving],
  ["the page is on its way", saving, still, saving],
  ["the site waits for the network", saving, { isSaving: true, problem: "offline" }, offline],
  ["the page needs a decision", conflict, { isSaving: true, problem: "offline" }, conflict],
  [
    "the site needs a person to sign in",
    saved,
    { isSaving: true, problem: "signedOut" },
    { state: "failed", problem: "signedOut" },
  ],
] as const)("tells when %s", (_, page, site, told) => {
  expect(saveStateOf(page, site)).toEqual(told);
});
