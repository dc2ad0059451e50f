import { expect, it } from "vitest";
import { wayToTell } from "./way-to-tell.ts";

const atOpening = { hasNews: true, wasTold: false, isOccupied: false, hasBegun: false };

it.each([
  ["opens the dialog before anybody has begun to work", {}, "dialog"],
  ["puts no dialog before somebody who works", { hasBegun: true }, "toast"],
  ["waits while another dialog is open", { isOccupied: true }, null],
  ["is silent when nothing is new", { hasNews: false }, null],
  ["is silent for the rest of the session", { wasTold: true }, null],
] as const)("%s", (_name, moment, way) => expect(wayToTell({ ...atOpening, ...moment })).toBe(way));
