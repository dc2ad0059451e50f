import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { testBranch } from "../../../../tests/support/test-branch.ts";
import { testPage, testSite } from "../../../../tests/support/test-site.ts";
import { opticianTheme } from "~/features/blocks/theme/theme-presets.ts";
import type { IndexedPage } from "../domain/pages/site-index.ts";
import { defaultSettings, siteSettingsSchema } from "../schema.ts";
import { SiteFrame } from "./site-frame.tsx";

const page = (id: string, role: IndexedPage["role"], name: string, description = "") =>
  testPage(id, { role, locales: { de: { slug: role === "home" ? "~home" : id, name, description } } });

function frame(
  now: string,
  branches = [
    testBranch("Altstadt", {
      week: ["09:00", "18:30"],
      phone: "052 000 00 01",
    }),
  ],
  settings = defaultSettings,
) {
  const index = testSite(
    [page("home", "home", "Start", "Brillen, die bleiben."), page("contact", "contact", "Kontakt")],
    {
      locales: ["de"],
      theme: opticianTheme,
      navigation: [
        {
          id: "main",
          area: "header",
          label: {},
          children: [
            {
              id: "entry",
              type: "page",
              pageId: "contact",
              label: { de: "Termin" },
              appearance: "button",
              disallowedLocales: [],
              children: [],
            },
          ],
        },
      ],
      branches,
      settings,
    },
  );
  const html = renderToStaticMarkup(
    <SiteFrame index={index} locale="de" page={null} now={new Date(now)}>
      <p>Seite</p>
    </SiteFrame>,
  );
  const part = (from: string, to: string) => html.slice(html.indexOf(from), html.indexOf(to, html.indexOf(from)));
  const words = (text: string) =>
    text
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  return {
    html,
    header: words(part('class="site-header__hours"', "</a>").replace(/^[^>]*>/, "")),
    menu: words(part('class="menu-panel__contact"', "</dialog>").replace(/^[^>]*>/, "")),
    footer: words(part("<footer", "</footer>")),
  };
}

describe("what stands around a page", () => {
  it("says in the header whether the business is open", () => {
    expect(frame("2026-11-23T09:00:00Z").header).toBe("Jetzt offen bis 18:30");
    expect(frame("2026-11-23T18:00:00Z").header).toBe("Geschlossen öffnet morgen um 09:00");
    const two = [
      testBranch("Altstadt", { week: ["09:00", "12:00"] }),
      testBranch("Seen", { week: ["09:00", "18:30"] }),
    ];
    expect(frame("2026-11-23T13:00:00Z", two).header).toBe("Jetzt offen");
    expect(frame("2026-11-23T13:00:00Z", []).html).not.toContain("site-header__hours");
  });

  it("ends the menu with the contact page, phone and hours", () => {
    expect(frame("2026-11-23T09:00:00Z").menu).toBe("Kontakt Altstadt 052 000 00 01 Jetzt offen bis 18:30");
  });

  it("says so in header and menu, too, where the footer has an address of its own", () => {
    const footer = { useBusinessDataFromLookUp: false, street: "Gasse 1" };
    const own = siteSettingsSchema.parse({ footer, contact: { companyName: "Optik" } });
    const { header, menu } = frame("2026-11-23T09:00:00Z", undefined, own);
    expect(header).toBe("Jetzt offen bis 18:30");
    expect(menu).toBe("Kontakt Optik Gasse 1 Jetzt offen bis 18:30");
  });

  it("has a footer of claim, pages, addresses and hours", () => {
    expect(frame("2026-11-23T09:00:00Z").footer).toContain(
      "Brillen, die bleiben. Seiten Termin Kontakt Öffnungszeiten Altstadt 052 000 00 01 Jetzt offen bis 18:30 Mo–Fr 09:00–18:30",
    );
    expect(frame("2026-11-23T09:00:00Z").html).toContain('<li aria-current="date"><span>Mo–Fr');
  });

  it("leaves out the column of hours where no branch names any", () => {
    expect(frame("2026-11-23T09:00:00Z", [testBranch("Altstadt")]).footer).not.toContain("Öffnungszeiten");
  });
});
