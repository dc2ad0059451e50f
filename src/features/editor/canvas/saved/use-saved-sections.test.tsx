// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import type { SavedSection } from "~/features/saved-sections/schema.ts";
import { answered } from "../../../../../tests/support/answered.tsx";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { toast } from "../../toasts/toast.ts";
import { useSavedSections } from "./use-saved-sections.ts";

it("shows a saved section renamed or gone at once, and as it is where the server refused", async () => {
  const told = vi.spyOn(toast, "error").mockReturnValue("toast");
  let work: ReturnType<typeof useSavedSections> | null = null;
  const shown = () => work?.sections.map(({ name }) => name).join();
  function Probe() {
    work = useSavedSections();
    return null;
  }
  const answers = {
    "savedSection.list": () => ({ sections: ["a", "b"].map((id) => ({ id, name: id, content: {} })), media: [] }),
    "savedSection.rename": ({ id }: { id: string }) => {
      if (id === "b") throw new Error("away");
      // and else does not answer
    },
  };
  const root = createRoot(document.createElement("div"));
  root.render(inEditor(answered(<Probe />, answers), { state: {}, known: {} }));
  await eventually(() => expect(shown()).toBe("a,b"));
  await work!.rename({ id: "b", name: "b" }, "B");
  await eventually(() => expect(shown()).toBe("a,b"));
  expect(told).toHaveBeenCalledOnce();
  void work!.rename({ id: "a", name: "a" }, "A");
  await eventually(() => expect(shown()).toBe("A,b"));
  void work!.remove({ id: "b", name: "b" } as SavedSection);
  await eventually(() => expect(shown()).toBe("A"));
  root.unmount();
  told.mockRestore();
});

it("tells that a saved section is renamed, with a way back to its old name and on to the new one", async () => {
  const told = vi.spyOn(toast, "success").mockReturnValue("toast");
  let work: ReturnType<typeof useSavedSections> | null = null;
  const section = { id: "a", name: "Team", content: {} };
  function Probe() {
    work = useSavedSections();
    return null;
  }
  const answers = {
    "savedSection.list": () => ({ sections: [section], media: [] }),
    "savedSection.rename": ({ name = "" }: { id: string; name?: string }) => {
      section.name = name;
      return {};
    },
  };
  const root = createRoot(document.createElement("div"));
  root.render(inEditor(answered(<Probe />, answers), { state: {}, known: {} }));
  await eventually(() => expect(work?.sections).toHaveLength(1));
  await work!.rename({ id: "a", name: "Team" }, "Crew");
  for (const [before, name] of [
    ["Crew", "Team"],
    ["Team", "Crew"],
  ]) {
    expect(section.name).toBe(before);
    const [, { action }] = told.mock.lastCall as unknown as [string, { action: { onClick: () => void } }];
    told.mockClear();
    action.onClick();
    await eventually(() => expect(told).toHaveBeenCalledOnce());
    expect(section.name).toBe(name);
    expect(work!.sections[0]?.name).toBe(name);
  }
  root.unmount();
  told.mockRestore();
});
