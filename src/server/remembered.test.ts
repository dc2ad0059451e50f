import { expect, it, vi } from "vitest";
import { remembered } from "./remembered.ts";

it("is made once for all who ask, and anew after a failure", async () => {
  const make = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("EMFILE")).mockResolvedValue("made");
  const get = remembered(make);
  await expect(Promise.all([get(), get()])).rejects.toThrow("EMFILE");
  expect(await Promise.all([get(), get()])).toEqual(["made", "made"]);
  expect(await get()).toBe("made");
  expect(make).toHaveBeenCalledTimes(2);
});
