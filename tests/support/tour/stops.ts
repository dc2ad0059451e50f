import { golfOrigin } from "../../e2e/support/origins.ts";
import type { Screen } from "./screen.ts";

interface Stop {
  name: string;
  /** The address within the optician's site, or a whole one. */
  at: string;
  show?: (screen: Screen) => Promise<void>;
}

const home = "/de/edit/~home";
const panel = (name: string, query: string, show?: Stop["show"]): Stop => ({
  name,
  at: `${home}?${query}=1`,
  ...(show && { show }),
});

/** A table of the directory beside that of the businesses, or the form that its first row opens. */
const ofDirectory = (name: string, table: Parameters<Screen["press"]>[0], { isOpened = false } = {}): Stop =>
  panel(name, "directory", async (on) => {
    await on.press(table);
    await on.page.waitForTimeout(800); // the rows of the former table have the same marks
    if (isOpened) await on.pressAt(".vt-table__open");
  });

/** Every panel and dialog of the editor, and where it is met. */
export const stops: Stop[] = [
  { name: "bar", at: `${home}?toolbar=1` },
  { name: "bar-language", at: `${home}?toolbar=1`, show: (on) => on.press("editor.toolbar.language") },
  {
    name: "bar-more",
    at: `${home}?toolbar=1`,
    show: async (on) => {
      const more = on.page.getByRole("button", { name: new RegExp(`^${on.say("editor.toolbar.more")}(,|$)`) });
      await ((await more.isVisible()) ? more.click() : on.press("editor.toolbar.account"));
    },
  },
  {
    name: "bar-publish",
    at: "/de/edit/~terms?toolbar=1",
    show: async (on) => {
      const more = on.page.getByRole("button", { name: on.say("editor.publish.more") });
      await ((await more.isVisible()) ? more.click() : on.press("editor.toolbar.more"));
    },
  },
  { name: "palette", at: `${home}?toolbar=1`, show: (on) => on.page.keyboard.press("ControlOrMeta+k") },
  { name: "publish", at: "/de/edit/~terms?toolbar=1", show: (on) => on.command("editor.check.open") },
  { name: "publish-all", at: `${home}?toolbar=1`, show: (on) => on.command("editor.palette.publishAll") },
  { name: "schedule", at: "/de/edit/~terms?toolbar=1", show: (on) => on.command("editor.schedule.open") },
  { name: "preview-links", at: `${home}?toolbar=1`, show: (on) => on.command("editor.preview.open") },
  { name: "take-down", at: "/de/edit/~terms?toolbar=1", show: (on) => on.command("editor.takeDown.open") },
  { name: "devices", at: `${home}?toolbar=1`, show: (on) => on.command("editor.devices.as.phone") },
  { name: "changelog", at: `${home}?toolbar=1`, show: (on) => on.command("editor.changelog.title") },
  {
    name: "changelog-write",
    at: `${home}?toolbar=1`,
    show: async (on) => {
      await on.command("editor.changelog.title");
      await on.press("editor.changelog.write");
    },
  },
  {
    name: "revert",
    at: "/de/edit/~terms?toolbar=1",
    show: async (on) => {
      await on.typeIntoHeading();
      await on.command("editor.toolbar.revert");
    },
  },
  {
    name: "conflict",
    at: `${home}?toolbar=1`,
    show: async (on) => {
      const pageId = await on.newPage("hero");
      await on.typeMeanwhile(pageId, async (groupId, fieldName) => {
        const { revision: baseRevision } = (await on.elsewhere(`page/draft?pageId=${pageId}`)) as { revision: number };
        const input = { groupId, fieldName, locale: "de", text: "Ganz andere Worte, anderswo geschrieben" };
        const operation = { opId: crypto.randomUUID(), command: "field.text", input };
        await on.elsewhere("page/edit", { pageId, baseRevision, operation });
      });
    },
  },
  {
    name: "gone",
    at: `${home}?toolbar=1`,
    show: async (on) => {
      const pageId = await on.newPage("hero");
      await on.typeMeanwhile(pageId, () => on.elsewhere("page/remove", { id: pageId }));
    },
  },
  panel("settings", "settings"),
  panel("settings-glossary", "settings", (on) => on.press("editor.settings.glossary")),
  panel("settings-languages", "settings", async (on) => {
    await on.press("editor.settings.languages");
    await on.page.locator(".vt-setting-add").scrollIntoViewIfNeeded();
  }),
  panel("design", "design"),
  panel("page-map", "pageMap"),
  panel("visits", "visits"),
  panel("outbox", "outbox"),
  panel("outbox-mail", "outbox", (on) => on.pressAt("[data-vt-panel] [aria-expanded=false]:has-text('hallo@')")),
  panel("history", "history"),
  panel("history-site", "history", (on) => on.press("editor.history.ofSite")),
  panel("history-version", "history", (on) => on.press("editor.history.look")),
  panel("history-compare", "history", (on) =>
    on.page
      .getByRole("button", { name: on.say("editor.history.compare") })
      .last() // with the page as it began
      .click(),
  ),
  panel("translations", "translations"),
  panel("translations-all", "translations", (on) => on.press("editor.translations.all")),
  {
    name: "translations-xliff",
    at: "/fr/edit/~home?translations=1",
    show: (on) => on.takeXliff("editor.xliff.export"),
  },
  {
    name: "translations-xliff-site",
    at: "/fr/edit/~home?translations=1",
    show: (on) => on.takeXliff("editor.xliff.exportSite"),
  },
  panel("pages", "pageMenu"),
  panel("pages-new", "pageMenu", (on) => on.press("editor.pages.new")),
  panel("pages-edit", "pageMenu", async (on) => {
    await on.pressAt("[data-vt-panel] button[aria-expanded=false]:has(svg)");
  }),
  panel("pages-trash", "pageMenu", async (on) => {
    await on.elsewhere("page/remove", { id: await on.newPage("hero") });
    await on.page.reload();
    await on.press("editor.trash.title");
    await on.page.locator(".vt-trashed").first().scrollIntoViewIfNeeded();
  }),
  panel("pages-delete", "pageMenu", async (on) => {
    await on.press("editor.pages.edit", { values: { name: "Impressum" } });
    await on.press("editor.pages.delete");
  }),
  panel("pages-delete-for-good", "pageMenu", async (on) => {
    await on.elsewhere("page/remove", { id: await on.newPage("hero") });
    await on.page.reload();
    await on.press("editor.trash.title");
    await on.press("editor.trash.forGood");
  }),
  panel("pages-search", "pageMenu", async (on) => {
    await on.press("editor.pages.edit", { values: { name: "Impressum" } });
    await on.press("editor.pages.search");
    await on.press("editor.pages.settings");
  }),
  panel("navigation-add", "pageMenu", (on) => on.press("editor.navigation.add")),
  panel("inbox", "inbox"),
  panel("inbox-message", "inbox", (on) => on.pressAt(".vt-inbox__head")),
  panel("inbox-delete", "inbox", async (on) => {
    await on.pressAt(".vt-inbox__head");
    await on.press("editor.inbox.remove");
  }),
  panel("inbox-many", "inbox", (on) => on.pressAt(".vt-inbox__all input")),
  panel("inbox-none", "inbox", (on) => on.press("editor.inbox.done")),
  panel("inbox-spam", "inbox", async (on) => {
    await on.pressAt(".vt-inbox__head");
    await on.page.getByRole("button", { name: on.say("editor.inbox.setSpam"), exact: true }).click();
    await on.page.waitForTimeout(1_000);
    await on.press("editor.inbox.spam");
    await on.pressAt(".vt-inbox__head");
  }),
  panel("library", "library"),
  panel("library-list", "library", (on) =>
    on.pressAt(".vt-library-head [role=group] > :nth-child(2), .vt-library-head .vt-segments > :nth-child(2)"),
  ),
  panel("library-videos", "library", (on) => on.press("editor.library.videos")),
  panel("library-documents", "library", (on) => on.press("editor.library.documents")),
  panel("library-medium", "library", (on) => on.pressAt(".vt-media__entry button")),
  panel("library-youtube", "library", async (on) => {
    await on.press("editor.library.videos");
    await on.press("editor.film.youtube");
  }),
  panel("library-film-upload", "library", async (on) => {
    await on.press("editor.library.videos");
    await on.page.waitForTimeout(1_000);
    const film = { name: "Werkstattrundgang im Herbst.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(8) };
    await on.page.route("**/api/**", (route) => (/upload/i.test(route.request().url()) ? undefined : route.fallback()));
    await on.page.locator("[data-vt-panel] input[type=file]").first().setInputFiles(film);
  }),
  panel("library-uploads", "library", async (on) => {
    await on.page.context().setOffline(true);
    await on.give("Schaufenster im Advent, von der anderen Strassenseite.svg", "Werkstatt.svg");
    await on.page.waitForTimeout(1_500);
    await on.page.context().setOffline(false);
  }),
  panel("library-former", "library", async (on) => {
    await on.formerFile();
    await on.page.waitForTimeout(1_500);
  }),
  panel("library-former-delete", "library", async (on) => {
    await on.formerFile();
    await on.press("editor.library.deleteFormer");
  }),
  panel("library-film", "library", async (on) => {
    await on.press("editor.library.videos");
    await on.page.waitForTimeout(1_500);
    await on.pressAt(".vt-media__entry button");
  }),
  panel("library-crop", "library", async (on) => {
    await on.pressAt(".vt-media__entry button");
    await on.press("editor.library.crop", { within: on.dialog });
  }),
  panel("library-delete", "library", async (on) => {
    await on.pressAt(".vt-media__entry button");
    await on.press("editor.library.delete", { within: on.dialog });
  }),
  panel("library-many", "library", async (on) => {
    await on.page.locator(".vt-media__entry input[type=checkbox]").first().check({ force: true });
    await on.page.locator(".vt-media__entry input[type=checkbox]").nth(1).check({ force: true });
  }),
  panel("library-tag", "library", async (on) => {
    await on.page.locator(".vt-media__entry input[type=checkbox]").first().check({ force: true });
    await on.press("editor.library.addTag");
  }),
  panel("library-folder", "library", async (on) => {
    await on.page.locator(".vt-media__entry input[type=checkbox]").first().check({ force: true });
    await on.press("editor.library.move");
  }),
  panel("directory", "directory"),
  ofDirectory("directory-branches", "editor.directory.branches"),
  ofDirectory("directory-branch", "editor.directory.branches", { isOpened: true }),
  ofDirectory("directory-staff", "editor.directory.staff"),
  ofDirectory("directory-person", "editor.directory.staff", { isOpened: true }),
  panel("directory-entry", "directory", (on) => on.pressAt(".vt-table__open")),
  panel("directory-map", "directory", async (on) => {
    await on.pressAt(".vt-table__open");
    await on.pressAt(".vt-record-form details summary");
    await on.press("editor.directory.movePlace");
    await on.dialog.waitFor();
    await on.page.waitForTimeout(2_000);
  }),
  panel("directory-new", "directory", (on) => on.press("editor.directory.add")),
  panel("directory-wrong", "directory", async (on) => {
    await on.press("editor.directory.add");
    await on.press("editor.records.save");
  }),
  panel("directory-import", "directory", (on) =>
    on.page
      .locator("[data-vt-panel] input[type=file]")
      .setInputFiles({ name: "magasins.csv", mimeType: "text/csv", buffer: Buffer.from(businesses) }),
  ),
  panel("listings-jobs", "listings"),
  panel("listings-job", "listings", (on) => on.pressAt(".vt-table__open")),
  panel("listings-delete", "listings", async (on) => {
    await on.pressAt(".vt-table__open");
    await on.press("editor.records.remove");
  }),
  panel("listings-leave", "listings", async (on) => {
    await on.press("editor.listings.addJob");
    await on.page.locator(".vt-record-form .vt-input").first().fill("…");
    await on.press("editor.records.back");
  }),
  panel("listings-market", "listings", (on) => on.press("editor.listings.items")),
  panel("listings-item", "listings", async (on) => {
    await on.press("editor.listings.items");
    await on.page.waitForTimeout(800);
    await on.pressAt(".vt-table__open");
  }),
  {
    name: "add-section",
    at: `${home}?toolbar=1`,
    show: (on) => on.press("editor.add.section"),
  },
  { name: "section-menu", at: `${home}?toolbar=1`, show: (on) => on.sectionMenu() },
  {
    name: "section-save",
    at: `${home}?toolbar=1`,
    show: async (on) => {
      await on.sectionMenu();
      if (on.isPhone) await on.press("editor.menu.options");
      await on.page.locator(".vt-item-panel form").first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: "section-delete",
    at: `${home}?toolbar=1`,
    show: async (on) => {
      await on.page.goto(`/de/edit/${await on.newPage("hero")}?toolbar=1`);
      await on.sectionMenu();
      await on.press("editor.group.delete", { within: on.page.locator(".vt-item-panel") });
    },
  },
  { name: "section-article", at: `${home}?toolbar=1`, show: (on) => on.menuOfNew("newsFeedBoard") },
  { name: "section-form", at: `${home}?toolbar=1`, show: (on) => on.menuOfNew("aspectSponsorForm") },
  { name: "section-hours", at: `${home}?toolbar=1`, show: (on) => on.menuOfNew("openingHours") },
  { name: "section-film", at: `${home}?toolbar=1`, show: (on) => on.menuOfNew("videoPlayer") },
  {
    name: "text-sizes",
    at: `${home}?toolbar=1`,
    show: async (on) => {
      await on.page.locator(".vt-richtext").first().click();
      await on.press("editor.rich.size");
    },
  },
  {
    name: "text-colors",
    at: `${home}?toolbar=1`,
    show: async (on) => {
      await on.page.locator(".vt-richtext").first().click();
      await on.press("editor.rich.color");
    },
  },
  {
    name: "text-link",
    at: `${home}?toolbar=1`,
    show: async (on) => {
      await on.page.locator(".vt-richtext").first().click();
      await on.press("editor.rich.link");
    },
  },
  {
    name: "text-bar",
    at: `${home}?toolbar=1`,
    show: (on) => on.page.locator(".vt-richtext").first().click(),
  },
  {
    name: "picture-menu",
    at: `${home}?toolbar=1`,
    show: (on) =>
      on.page
        .locator("img[data-vt-item]")
        .first()
        .click({ position: { x: 12, y: 60 } }),
  },
  {
    name: "picture-picker",
    at: `${home}?toolbar=1`,
    show: async (on) => {
      await on.page
        .locator("img[data-vt-item]")
        .first()
        .click({ position: { x: 12, y: 60 } });
      await on.press("editor.canvas.replaceImage");
    },
  },
  {
    name: "collection",
    at: "/de/edit/team?toolbar=1",
    show: async (on) => {
      await on.sectionMenu(".vt-section:has([data-kind=teamContainer])");
      if (on.isPhone) await on.press("editor.menu.options");
      await on.press("editor.collection.open");
    },
  },
  { name: "visitor-directory", at: home, show: (on) => on.asVisitor("businessSearch") },
  {
    name: "visitor-directory-map",
    at: home,
    show: async (on) => {
      await on.asVisitor("businessSearch");
      await on.pressAt(".directory__map summary");
    },
  },
  { name: "visitor-jobs", at: home, show: (on) => on.asVisitor("jobs") },
  { name: "visitor-job", at: home, show: (on) => on.entryAsVisitor("jobs") },
  { name: "visitor-offer", at: home, show: (on) => on.entryAsVisitor("marketplace") },
  { name: "visitor-sponsor", at: home, show: (on) => on.asVisitor("aspectSponsorForm") },
  {
    name: "visitor-sponsor-closed",
    at: home,
    show: (on) => on.asVisitor("aspectSponsorForm", { bookingClosed: true }),
  },
  { name: "golf-settings", at: `${golfOrigin}/de/edit/~home?settings=1` },
  { name: "account", at: "/{locale}/account" },
  {
    name: "account-invite",
    at: "/{locale}/account",
    show: (on) => on.press("account.members.invite"),
  },
  { name: "account-new-site", at: "/{locale}/account", show: (on) => on.press("account.newSite.open") },
  { name: "account-import", at: "/{locale}/account", show: (on) => on.press("account.import.open") },
  { name: "account-export", at: "/{locale}/account", show: (on) => on.press("account.export.look") },
  { name: "account-delete-site", at: "/{locale}/account", show: (on) => on.press("account.siteTrash.open") },
];

const businesses = [
  "id,status,name,branch,street,streetNumber,zip,city",
  ",published,Optique du Lac,,Rue du Lac,1,1800,Vevey",
  ",published,,,Rue du Lac,2,1800,Vevey",
  ",online,Optique du Midi,,Rue du Midi,3,1003,Lausanne",
].join("\r\n");
