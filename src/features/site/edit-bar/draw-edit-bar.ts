import type { EditBar } from "./schema.ts";

const pencil =
  "M13 21h8 M21.17 6.81a1 1 0 0 0-3.99-3.99L3.84 16.17a2 2 0 0 0-.5.83l-1.32 4.35 4.35-1.32a2 2 0 0 0 .83-.5z";
const person = "M18 20a6 6 0 0 0-12 0 M16 10a4 4 0 1 1-8 0 4 4 0 0 1 8 0z M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z";

/** The bar's elements: a link into the editor, and a menu with the person's name, account and sign-out. */
export function drawEditBar(bar: EditBar, { onSignOut }: { onSignOut: () => void }): HTMLElement {
  const { texts } = bar;
  const edit = make("a", { class: "edit", href: bar.href, "aria-keyshortcuts": "Control+E Meta+E" }, [
    icon(pencil),
    make("span", {}, [texts.edit]),
    ...(bar.hasChanges ? [make("span", { class: "changes", role: "img", "aria-label": texts.changes }, [])] : []),
    make("kbd", { "aria-hidden": "true" }, [isApple() ? "⌘E" : "Ctrl E"]),
  ]);
  const signOut = make("button", { type: "button" }, [texts.signOut]);
  signOut.addEventListener("click", onSignOut);
  const menu = make("div", { id: "menu", popover: "auto" }, [
    make("p", {}, [bar.name]),
    ...(bar.hasChanges ? [make("p", { class: "note" }, [texts.changes])] : []),
    make("a", { href: `/${bar.locale}/account` }, [texts.account]),
    signOut,
    make("p", { role: "alert", class: "note" }, []),
  ]);
  const opener = make("button", { type: "button", class: "person", popovertarget: "menu", "aria-label": texts.menu }, [
    icon(person),
  ]);
  return make("nav", { "aria-label": texts.label }, [edit, opener, menu]);
}

function make(name: string, attributes: Record<string, string>, children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function icon(path: string): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
