import { expect, it } from "vitest";
import { saveStateOf } from "./save-state-of.ts";

const saved = { state: "saved", problem: "none", isKept: true } as const;
const saving = { state: "saving", problem: "none", isKept: true } as const;
const offline = { state: "offline", problem: "offline", isKept: true } as const;
const conflict = { state: "failed", problem: "conflict", isKept: true } as const;
const still = { isSaving: false, problem: "none", isKept: true } as const;
const moving = { isSaving: true, problem: "none", isKept: true } as const;

it.each([
  ["both are saved", saved, still, saved],
  [
    "the page is gone, with all of it saved",
    { ...saved, problem: "gone" },
    still,
    { ...saved, state: "failed", problem: "gone" },
  ],
  ["the site is on its way", saved, moving, saving],
  ["the page is on its way", saving, still, saving],
  ["the site waits for the network", saving, { isSaving: true, problem: "offline", isKept: true }, offline],
  ["the page needs a decision", conflict, { isSaving: true, problem: "offline", isKept: true }, conflict],
  [
    "the site needs a person to sign in",
    saved,
    { isSaving: true, problem: "signedOut", isKept: true },
    { state: "failed", problem: "signedOut", isKept: true },
  ],
  [
    "nothing of the page could be kept on this device",
    { ...offline, isKept: false },
    still,
    { state: "failed", problem: "offline", isKept: false },
  ],
  [
    "nothing of the site could be kept on this device",
    saved,
    { isSaving: true, problem: "offline", isKept: false },
    { state: "failed", problem: "offline", isKept: false },
  ],
  ["what could not be kept is on its way", { ...saving, isKept: false }, still, { ...saving, isKept: false }],
] as const)("tells when %s", (_, page, site, told) => {
  expect(saveStateOf(page, site)).toEqual(told);
});
