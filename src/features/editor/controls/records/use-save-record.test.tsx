import { TRPCClientError } from "@trpc/client";
import { expect, it, vi } from "vitest";
import { hookInEditor } from "../../../../../tests/support/in-editor.tsx";
import { toast } from "../../toasts/toast.ts";
import { useSaveRecord } from "./use-save-record.ts";

interface Shop {
  id: string;
  words: string;
}
const shop = (words: string): Shop => ({ id: "a", words });

it.each([
  ["takes for its own what it sent without an answer, also where more was written since", true, { revision: 9 }],
  ["asks about what somebody else has made of it since", false, { theirs: { revision: 8 } }],
])("%s", async (_, isOwn, outcome) => {
  const spies = (["loading", "error", "success", "dismiss"] as const).map((kind) =>
    vi.spyOn(toast, kind).mockReturnValue(""),
  );
  const details = { refusal: "record-changed", by: "Anna", at: "2026-12-01T00:00:00.000Z" };
  const changed = TRPCClientError.from({ error: { code: -32009, message: "no", data: { httpStatus: 409, details } } });
  const stored = { value: isOwn ? shop("Erstes") : shop("Anderes"), revision: 8, pictures: [] };
  const write = vi
    .fn<(value: Shop, revision: number | undefined) => Promise<{ revision: number }>>()
    .mockRejectedValueOnce(new TRPCClientError("Failed to fetch"))
    .mockRejectedValueOnce(changed)
    .mockResolvedValueOnce({ revision: 9 });
  const given = { write, read: () => Promise.resolve(stored), known: { queryKey: ["list"] }, saved: "" };
  const save = hookInEditor(() => useSaveRecord<Shop>(given), { state: {}, known: {} });
  const before = { value: shop(""), revision: 7, pictures: [] };
  expect(await save(shop("Erstes"), before)).toBeNull();
  expect(await save(shop("Zweites"), before)).toMatchObject(outcome);
  expect(write.mock.calls.slice(2)).toEqual(isOwn ? [[shop("Zweites"), 8]] : []);
  for (const spy of spies) spy.mockRestore();
});
