import { toast as shown } from "sonner";
import { expect, it } from "vitest";
import { loadToaster, toast } from "./toast.ts";

it("what is told before the toaster has come is shown when it comes, in order and once", async () => {
  const id = toast.loading("Wird gespeichert");
  toast.success("Gespeichert", { id });
  toast.error("Nicht gelungen", { id: "other" });
  await loadToaster();
  toast.info("Danach");
  const titles = shown.getHistory().map((each) => ("title" in each ? each.title : null));
  expect(titles).toEqual(["Gespeichert", "Nicht gelungen", "Danach"]);
});
