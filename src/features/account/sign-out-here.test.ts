import { afterEach, expect, it, vi } from "vitest";
import { signOutHere } from "./sign-out-here.ts";

afterEach(() => void vi.unstubAllGlobals());

const token = () => Promise.resolve(Response.json({ csrfToken: "token" }));
const done = () => Promise.resolve(Response.json({ url: "/" }));
const trouble = () => Promise.resolve(Response.json({ message: "trouble" }, { status: 500 }));
const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));

it.each([
  ["both calls were answered", token, done, true],
  ["there is no network", noNetwork, noNetwork, false],
  ["no token is given", trouble, done, false],
  ["the call itself fails", token, trouble, false],
])("answers whether the session is over: %s", async (_, csrf, signOut, isOver) => {
  vi.stubGlobal("fetch", (path: string) => (path === "/api/auth/csrf" ? csrf() : signOut()));
  expect(await signOutHere()).toBe(isOver);
});
