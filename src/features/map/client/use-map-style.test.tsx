// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { useMapStyle } from "./use-map-style.ts";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Ground() {
  const loaded = useMapStyle("light");
  return <p>{loaded ? "tiles" : loaded === null ? "plain" : "coming"}</p>;
}

it("keeps a style that came once the network was back, however late the question before it fails", async () => {
  let fail: (error: Error) => void = () => undefined;
  const questions = [
    () => new Promise<Response>((_, reject) => (fail = reject)),
    () => Promise.resolve(Response.json({ version: 8, sources: {}, layers: [] })),
  ];
  vi.stubGlobal("fetch", () => questions.shift()?.());
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Ground />));
  expect(document.body.textContent).toBe("coming");
  await act(async () => window.dispatchEvent(new Event("online")));
  await eventually(() => expect(document.body.textContent).toBe("tiles"));
  await act(async () => fail(new Error("timed out")));
  expect(document.body.textContent).toBe("tiles");
  await act(async () => root.unmount());
});
