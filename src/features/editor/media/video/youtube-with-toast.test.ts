import { afterEach, expect, it, vi } from "vitest";
import { toast } from "../../toasts/toast.ts";
import { youtubeWithToast } from "./youtube-with-toast.ts";

afterEach(() => vi.restoreAllMocks());

it("says for two seconds that a film of YouTube is there, and for three why it is not", async () => {
  const told: [text: string, ms: unknown][] = [];
  for (const kind of ["success", "error"] as const)
    vi.spyOn(toast, kind).mockImplementation((text, { duration } = {}) => told.push([text, duration]));
  const add = (mutate: () => Promise<unknown>) =>
    youtubeWithToast("https://youtu.be/dQw4w9WgXcQ", {
      t: ((key: string) => key) as never,
      texts: { errors: {}, editor: {} } as never,
      client: { media: { youtube: { mutate } } } as never,
      folder: "",
    });
  const media = { id: "film" };
  expect(await add(() => Promise.resolve({ media }))).toBe(media);
  expect(await add(() => Promise.reject(new Error("away")))).toBeNull();
  expect(told).toEqual([
    ["film.added", 2_000],
    ["film.addFailed", 3_000],
  ]);
});
