// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { translatorFor } from "~/i18n/catalogue.ts";
import { HostRow } from "./host-row.tsx";

it("takes the keyboard once when an address is kept, and not again when it is no longer the main one", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const draw = (isPrimary: boolean) =>
    flushSync(() =>
      root.render(
        <HostRow
          t={translatorFor("account", "de")}
          host="www.optik.example"
          isPrimary={isPrimary}
          onMadePrimary={() => Promise.resolve()}
          onRemoved={() => Promise.resolve()}
        />,
      ),
    );
  const press = (name: string) =>
    flushSync(() => [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click());
  draw(false);
  press("Entfernen");
  press("Behalten");
  expect(document.activeElement?.textContent).toBe("Entfernen");
  press("Zur Hauptadresse machen");
  (document.activeElement as HTMLElement).blur();
  draw(true);
  draw(false);
  expect(document.activeElement).toBe(document.body);
  root.unmount();
  place.remove();
});
