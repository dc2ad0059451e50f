// @vitest-environment jsdom
import { Menu } from "@base-ui/react/menu";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { MenuGroup } from "./menu-group.tsx";

it("names the entries that belong together for who does not see them", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const entries = (
    <MenuGroup label="Diese Seite">
      <Menu.Item>Verlauf</Menu.Item>
    </MenuGroup>
  );
  const popup = <Menu.Popup>{entries}</Menu.Popup>;
  const menu = <Menu.Positioner>{popup}</Menu.Positioner>;
  act(() => root.render(<Menu.Root open>{<Menu.Portal>{menu}</Menu.Portal>}</Menu.Root>));
  const group = document.querySelector('[role="group"]');
  const label = document.getElementById(group?.getAttribute("aria-labelledby") ?? "");
  expect([label?.textContent, group?.querySelector('[role="menuitem"]')?.textContent]).toEqual([
    "Diese Seite",
    "Verlauf",
  ]);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
