import { expect, it } from "vitest";
import { bundleScripts } from "~/server/start/visitor/bundle-scripts.ts";
import react from "./in-place-of-react.ts";

it("gives packages as one object what they take of React, and no more", async () => {
  const { drawing } = await bundleScripts("/visitor");
  const drawn = drawing.map(({ bytes }) => String(Buffer.from(bytes))).join();
  const taken = [...drawn.matchAll(/\bin_place_of_react_default\d*\.(\w+)/g)].map(([, name]) => name);
  const ofFilms = "version"; // their player is no part of what the server draws
  expect([...new Set([...taken, ofFilms])].toSorted()).toEqual(Object.keys(react).toSorted());
});
