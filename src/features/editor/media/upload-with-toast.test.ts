import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toast } from "../toasts/toast.ts";
import { uploadWithToast } from "./upload-with-toast.ts";

const offered: { label: string; onClick: () => void }[] = [];
beforeEach(() => {
  offered.splice(0);
  vi.spyOn(toast, "loading").mockReturnValue(1);
  vi.spyOn(toast, "error").mockImplementation((_, { action } = {}) => {
    if (action) offered.push(action as never);
    return 1;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const texts = { errors: {}, editor: {} } as never;

/** What is offered after the server has refused a file for this reason. */
async function refused(refusal: string, again: () => void) {
  vi.stubGlobal("window", { location: { origin: "http://optik.test" } });
  const error = { code: "BAD_REQUEST", message: "x", details: { refusal } };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error }, { status: 400 })));
  const file = new File(["Bild"], "Auslage.png");
  expect(await uploadWithToast(file, { t: ((key: string) => key) as never, texts, again })).toBeNull();
  return offered.splice(0);
}

it("offers to try a file again that was not taken, unless the file is at fault", async () => {
  const again = vi.fn();
  const [button] = await refused("media-full", again);
  expect(button?.label).toBe("save.retry");
  button?.onClick();
  expect(again).toHaveBeenCalledOnce();
  expect(await refused("file-type", again)).toEqual([]);
});
