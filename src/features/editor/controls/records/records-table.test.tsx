// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { RecordsTable } from "./records-table.tsx";

const nothing = () => undefined;
const list = {
  ...{ isPending: false, isError: false, isSuccess: true, hasNextPage: false, isFetchingNextPage: false },
  ...{ refetch: nothing, fetchNextPage: nothing },
};

function drawnIn(place: HTMLElement) {
  const root = createRoot(place);
  const draw = (names: string, asked: Partial<typeof list> = {}) => {
    const rows = [...names].map((id) => ({ id, status: "draft" as const }));
    const words = { nameLabel: "Name", columns: [], told: `${rows.length} da`, failed: "Fehler" };
    const table = (
      <RecordsTable list={{ ...list, ...asked }} {...{ rows, ...words }} nameOf={({ id }) => id} onOpen={nothing} />
    );
    flushSync(() => root.render(inEditor(table, { state: {}, known: {} })));
    flushSync(nothing); // what follows from it
  };
  return { root, draw };
}

it("leads the keyboard on from a row that goes, and leaves it alone where it is elsewhere", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const { root, draw } = drawnIn(place);
  const named = (name: string) => [...place.querySelectorAll("button")].find((each) => each.textContent === name);
  const at = () => document.activeElement?.textContent;
  draw("abcd");
  named("b")?.focus();
  draw("acd");
  await eventually(() => expect(at()).toBe("c"));
  draw("cd");
  expect(at()).toBe("c");
  draw("d");
  await eventually(() => expect(at()).toBe("d"));
  draw("");
  await eventually(() => expect(at()).toBe("0 da"));
  (document.activeElement as HTMLElement).blur();
  draw("a");
  draw("");
  expect(document.activeElement).toBe(document.body);
  root.unmount();
  place.remove();
});

it("keeps the button that asks for more while it is asked, and asks once", () => {
  const place = document.createElement("div");
  const { root, draw } = drawnIn(place);
  const fetchNextPage = vi.fn();
  const press = (isFetchingNextPage: boolean) => {
    draw("a", { hasNextPage: true, isFetchingNextPage, fetchNextPage: fetchNextPage as () => undefined });
    const more = [...place.querySelectorAll("button")].at(-1);
    expect(more?.disabled).toBe(false);
    more?.click();
  };
  press(false);
  press(true);
  expect(fetchNextPage).toHaveBeenCalledOnce();
  root.unmount();
});

it("leads the keyboard from the button that asks for more to the first row that comes", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const { root, draw } = drawnIn(place);
  draw("ab", { hasNextPage: true });
  const more = [...place.querySelectorAll("button")].at(-1);
  more?.focus();
  more?.click();
  draw("abcd");
  expect(document.activeElement?.textContent).toBe("c");
  root.unmount();
  place.remove();
});
