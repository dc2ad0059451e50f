// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { useBoxFocus, type BoxFocus } from "./use-box-focus.ts";

let focus: BoxFocus;

function List({ ids }: { ids: readonly string[] }) {
  focus = useBoxFocus();
  return (
    <ul ref={focus.list} tabIndex={-1}>
      {ids.map((id) => (
        <li key={id} data-medium={id}>
          <input aria-label={id} />
        </li>
      ))}
    </ul>
  );
}

const aFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

it("stays with an entry that goes to another place or out of the list for a moment, until the keyboard is taken elsewhere", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const search = document.body.appendChild(document.createElement("input"));
  const root = createRoot(place);
  const draw = (...ids: string[]) => flushSync(() => root.render(<List ids={ids} />));
  const at = () => document.activeElement?.getAttribute("aria-label");
  draw("a", "b", "c");
  focus.begin("c");
  focus.after()?.focus();
  draw("c", "b", "a");
  expect(at()).toBe("c");
  draw("b", "a");
  draw("b", "a", "c");
  expect(at()).toBe("c");
  draw("c", "b", "a");
  document.dispatchEvent(new Event("pointerdown"));
  search.focus();
  draw("a", "c", "b");
  search.blur();
  draw("b", "c", "a");
  expect(document.activeElement).toBe(document.body);
  root.unmount();
  document.body.replaceChildren();
});

it("comes back from what took it by itself and has gone, also where nothing is drawn anew", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const dialog = document.body.appendChild(document.createElement("button"));
  const root = createRoot(place);
  const draw = () => flushSync(() => root.render(<List ids={["a", "b"]} />));
  const at = () => document.activeElement?.getAttribute("aria-label");
  draw();
  focus.begin("b");
  focus.after()?.focus();
  dialog.focus();
  draw();
  dialog.remove();
  await aFrame();
  expect(at()).toBe("b");
  root.unmount();
  document.body.replaceChildren();
});
