import { toast as shown } from "sonner";
import { expect, it } from "vitest";
import { loadToaster, toast } from "./toast.ts";

it("what is told before the toaster has come is shown when it comes, in order and once", async () => {
  const id = toast.loading("Wird gespeichert");
  toast.success("Gespeichert", { id });
  toast.error("Nicht gelungen", { id: "other" });
  await loadToaster();
  toast.info("Danach");
  const told = ["Gespeichert", "Nicht gelungen", "Danach"];
  const titles = shown
    .getHistory()
    .flatMap((each) => ("title" in each && typeof each.title === "string" ? each.title : []));
  const own = titles.filter((title) => told.includes(title)); // other tests have told something, too
  expect(own).toEqual(told);
});

it("a toast told anew takes back nothing of what stood there before", async () => {
  await loadToaster();
  const id = toast.success("Entfernt", {
    action: { label: "Rückgängig", onClick: () => undefined },
    duration: Infinity,
  });
  toast.success("Hinzugefügt", { id });
  const told = shown.getToasts().find((each) => each.id === id);
  expect(told).toMatchObject({ title: "Hinzugefügt", action: undefined, duration: undefined });
});

it("a toast with something to press stays ten seconds, if it says nothing else", async () => {
  await loadToaster();
  const action = { label: "Rückgängig", onClick: () => undefined };
  const ids = [toast.success("Entfernt", { action }), toast.error("Behalten", { action, duration: Infinity })];
  const told = ids.map((id) => shown.getToasts().find((each) => each.id === id));
  expect(told).toMatchObject([{ duration: 10_000 }, { duration: Infinity }]);
});
