// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import type { Locale } from "~/lib/locales.ts";
import type { BrowserClient } from "~/trpc/client.ts";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { PublishArea } from "./publish-area.tsx";
import { RevertButton } from "./revert-button.tsx";

afterEach(() => document.body.replaceChildren());

interface Shown {
  /** Of the title, by language. */
  texts: Partial<Record<Locale, string>>;
  changed: number;
}

/** What the bar offers to do with a published page of a site in German and French. */
function offered({ texts, changed }: Shown): string[] {
  const draft = testDocument([{ kind: "hero", content: { title: { texts } } }]);
  const locales = Object.fromEntries(
    ["de", "fr"].map((locale) => [locale, { slug: "seite", name: "Seite", description: "" }]),
  );
  const document = { ...draft, locales, status: "published" as const };
  const counts = { fields: changed, groups: 0, pages: 0, changed: [] };
  const state = { document, locale: "de" as const, unsavedCount: 0, publishedNumber: 1, revision: 1 };
  const setting = { siteId: "site", texts: {}, editorLocale: "de" } as never;
  const root = createRoot(window.document.body.appendChild(window.document.createElement("div")));
  const part = (
    <SiteProvider client={{} as BrowserClient} setting={setting}>
      <FrameProvider frame={{ dialog: null, panel: "toolbar" } as Frame}>
        <RevertButton />
        <PublishArea />
      </FrameProvider>
    </SiteProvider>
  );
  const around = {
    state,
    known: { "page.status.publication": counts },
    setting: { locales: ["de", "fr"] as Locale[] },
  };
  flushSync(() => root.render(inEditor(part, around)));
  const names = [...window.document.querySelectorAll("button")].map((button) => button.ariaLabel ?? button.textContent);
  flushSync(() => root.unmount());
  return names;
}

const whole = { de: "Hallo", fr: "Salut" };

it("offers to publish and to discard while something is changed and no translation is missing", () => {
  const names = offered({ texts: whole, changed: 1 });
  expect(names).toContain("Veröffentlichen");
  expect(names).toContain("Verwerfen");
});

it("offers neither while nothing is changed", () => {
  const names = offered({ texts: whole, changed: 0 });
  expect(names).not.toContain("Veröffentlichen");
  expect(names).not.toContain("Verwerfen");
});

it("says in the place of publishing which translations are missing", () => {
  const names = offered({ texts: { de: "Hallo" }, changed: 1 });
  expect(names).not.toContain("Veröffentlichen");
  expect(names.join()).toMatch(/Übersetzung/);
});
