import { randomUUID } from "node:crypto";
import { codeAt, newOneTimeKey } from "~/features/account/domain/one-time-code.ts";
import { password, type Part, type Things } from "../support/two-sites.ts";

/** Who may call: whoever visits the site, a game's link holder, anybody signed in, the site's editors, admins. */
export type Who = "visitor" | "player" | "member" | "editor" | "admin";

export interface Row {
  who: Who;
  /** A call that succeeds on the things of the caller's own site. */
  input: (things: Things) => Record<string, unknown> | undefined;
  /** Nothing in the input belongs to a site, so there is no foreign object to try. */
  hasNoObject?: true;
  /** The call uses this part of its things up: each one gets a part of its own. */
  usesUp?: Part;
  /** What somebody who may is answered instead of 200, where the input that succeeds is a secret. */
  answer?: number;
  /** Something of the caller's own site that the answer of a list must hold. */
  lists?: (things: Things) => string;
}

const operation = (things: Things) => ({
  opId: randomUUID(),
  command: "field.text",
  input: { groupId: things.groupId, fieldName: "title", locale: "de", text: randomUUID() },
});
const page = ({ pageId }: Things) => ({ pageId });
const id = ({ pageId }: Things) => ({ id: pageId });
const group = ({ pageId, groupId }: Things) => ({ pageId, groupId });
const draftGroup = ({ pageId, draftGroupId }: Things) => ({ pageId, groupId: draftGroupId });
const mapCollection = ({ collectionId }: Things) => ({ collectionId, collectionName: "map" });
const game = ({ gameId }: Things) => ({ gameId });
const winner = ({ wonGameId, winnerId }: Things) => ({ gameId: wonGameId, playerId: winnerId });
const write = ({ gameId }: Things) => ({ gameId, opId: randomUUID() });
const tap = ({ gameId, playerId, holeId }: Things) => ({ gameId, opId: randomUUID(), playerId, pageId: holeId });

const form = (groupId: string, { formPageId: pageId }: Things) => ({ pageId, groupId, lang: "de" });
const sender = { email: "ada@vitrine.example", phone: "052 000 00 01" };

let days = 0;
/** A day that no other call has named. */
const nextDay = () => new Date(Date.UTC(2030, 0, (days += 1))).toISOString().slice(0, 10);

/** A key for an authenticator app, and the code that goes with it now. */
const secondStepKey = newOneTimeKey();

/** One row for each procedure, for each upload, and for the export: the matrix test fails for a call without one, and for a row without one. */
export const rows: Record<string, Row> = {
  "account.me": { who: "member", input: () => undefined, hasNoObject: true },
  "account.changePassword": {
    who: "member",
    input: () => ({ currentPassword: password, newPassword: password }),
    hasNoObject: true,
  },
  "account.rename": { who: "member", input: () => ({ name: "Neu" }), hasNoObject: true },
  "account.editorLanguage": { who: "member", input: () => ({ locale: "fr" }), hasNoObject: true },
  "account.overview": { who: "member", input: () => undefined, hasNoObject: true },
  "account.askForReset": { who: "player", input: () => ({ email: "nobody@vitrine.example" }), hasNoObject: true },
  "account.resetPassword": {
    who: "player",
    input: () => ({ token: "x".repeat(43), newPassword: "drei Brillen im Regen" }),
    hasNoObject: true,
    answer: 400,
  },
  "account.email.change": {
    who: "member",
    input: () => ({ email: `${randomUUID()}@vitrine.example` }),
    hasNoObject: true,
  },
  "account.email.confirm": { who: "member", input: () => ({ token: "x".repeat(43) }), hasNoObject: true, answer: 400 },
  "account.proveAgain": { who: "member", input: () => ({ password }), hasNoObject: true },
  "account.endSession": { who: "member", input: () => ({ sessionId: randomUUID() }), hasNoObject: true },
  "account.signOutEverywhere": { who: "member", input: () => undefined, hasNoObject: true },
  "account.secondStep.offer": { who: "member", input: () => undefined, hasNoObject: true },
  "account.secondStep.switchOn": {
    who: "member",
    input: () => ({ key: secondStepKey, code: codeAt(secondStepKey, Date.now()) }),
    hasNoObject: true,
  },
  "account.secondStep.renewCodes": { who: "member", input: () => undefined, hasNoObject: true, answer: 400 },
  "account.secondStep.switchOff": { who: "member", input: () => undefined, hasNoObject: true },
  "directory.search": { who: "visitor", input: () => ({ q: "optik" }), hasNoObject: true },
  "directory.places": { who: "visitor", input: () => ({ q: "optik" }), hasNoObject: true },
  "directory.list": { who: "editor", input: () => ({}), hasNoObject: true, lists: ({ businessId }) => businessId },
  "directory.branch.list": { who: "editor", input: () => ({}), hasNoObject: true, lists: ({ branchId }) => branchId },
  "directory.staff.list": { who: "editor", input: () => ({}), hasNoObject: true },
  "directory.branches": { who: "editor", input: () => ({}), hasNoObject: true, lists: ({ branchId }) => branchId },
  "directory.file": { who: "editor", input: () => ({}), hasNoObject: true },
  "directory.import": { who: "editor", input: () => ({ text: "name\nOptik" }), hasNoObject: true },
  "directory.business.get": { who: "editor", input: ({ businessId }) => ({ id: businessId }) },
  "directory.business.save": {
    who: "editor",
    input: ({ businessId }) => ({
      id: businessId,
      name: `Optik ${randomUUID()}`,
      programs: { gesundheitsoptik: false, frequentlens: true },
      branches: [],
    }),
  },
  "directory.business.remove": { who: "editor", input: ({ businessId }) => ({ id: businessId }), usesUp: "business" },
  "directory.business.own": { who: "admin", input: ({ ownBusinessId }) => ({ businessId: ownBusinessId }) },
  "jobs.list": { who: "admin", input: () => ({}), hasNoObject: true },
  "audit.list": { who: "admin", input: () => ({}), hasNoObject: true },
  "member.add": { who: "admin", input: ({ memberId }) => ({ userId: memberId }), hasNoObject: true },
  "member.list": { who: "admin", input: () => undefined, hasNoObject: true, lists: (t) => t.memberId },
  "member.invite": {
    who: "admin",
    input: () => ({ email: `${randomUUID()}@vitrine.example`, name: "Neu" }),
    hasNoObject: true,
  },
  "member.role": { who: "admin", input: ({ memberId }) => ({ userId: memberId, role: "optician" }) },
  "member.remove": { who: "admin", input: ({ memberId }) => ({ userId: memberId }), usesUp: "member" },
  "member.removeAdmin": { who: "admin", input: () => ({ userId: randomUUID() }), hasNoObject: true, answer: 404 },
  "member.liftSecondStep": { who: "admin", input: ({ memberId }) => ({ userId: memberId }) },

  "host.list": { who: "admin", input: () => undefined, hasNoObject: true, lists: (t) => t.spareHost },
  "host.add": { who: "admin", input: () => ({ host: `${randomUUID()}.test` }), hasNoObject: true },
  "host.remove": { who: "admin", input: ({ spareHost }) => ({ host: spareHost }), usesUp: "host" },
  "host.primary": { who: "admin", input: ({ spareHost }) => ({ host: spareHost }), usesUp: "host" },

  "siteTrash.list": { who: "admin", input: () => undefined, hasNoObject: true },
  // Names that fit nothing: whom they let in is seen without a site that is gone for the rows that follow.
  "siteTrash.put": { who: "admin", input: () => ({ host: `${randomUUID()}.test` }), hasNoObject: true, answer: 400 },
  "siteTrash.restore": { who: "admin", input: () => ({ id: randomUUID() }), hasNoObject: true, answer: 404 },

  "newSite.make": {
    who: "admin",
    // A host that is taken: whom it lets in is seen without the work of making a whole site.
    input: ({ spareHost }) => ({ host: spareHost, name: "Neu", trade: "craft", locales: ["de"], town: "Elgg" }),
    hasNoObject: true,
    answer: 400,
  },

  "newSite.step": { who: "admin", input: () => ({ host: `${randomUUID()}.test` }), hasNoObject: true },

  "page.list": { who: "editor", input: () => ({ includeDrafts: true }), hasNoObject: true, lists: (t) => t.pageId },
  "page.draft": { who: "editor", input: page },
  "page.steps": { who: "editor", input: page },
  "page.edit": {
    who: "editor",
    input: (t) => ({ pageId: t.pageId, baseRevision: 0, operation: operation(t), force: true }),
  },
  "page.edits": {
    who: "editor",
    input: (t) => ({ pageId: t.pageId, edits: [{ baseRevision: 0, operation: operation(t), force: true }] }),
  },
  "page.add": {
    who: "editor",
    input: () => ({ collectionName: null, initialMeta: { name: `Neu ${randomUUID()}` }, lang: "de" }),
    hasNoObject: true,
  },
  "page.duplicate": { who: "editor", input: id },
  "page.remove": { who: "editor", input: id, usesUp: "page" },
  "page.trash": { who: "editor", input: () => undefined, hasNoObject: true, lists: (t) => t.trashedPageId },
  "page.restore": { who: "editor", input: ({ trashedPageId }) => ({ id: trashedPageId }), usesUp: "trash" },
  "page.deleteForGood": { who: "editor", input: ({ trashedPageId }) => ({ id: trashedPageId }), usesUp: "trash" },
  "page.info.get": { who: "editor", input: (t) => ({ ...id(t), lang: "de" }) },
  "page.info.save": { who: "editor", input: (t) => ({ ...id(t), lang: "de", meta: { name: randomUUID() } }) },
  "page.publish": { who: "editor", input: id, usesUp: "page" },
  "page.publishAll": {
    who: "editor",
    input: ({ pageId }) => ({ pages: [{ id: pageId, revision: 0 }] }),
    hasNoObject: true, // what is refused of a page stands in the answer
  },
  "page.revert": { who: "editor", input: id, usesUp: "page" },
  "page.history.list": { who: "editor", input: page },
  "page.history.version": { who: "editor", input: (t) => ({ ...page(t), revision: 1 }) },
  "page.history.restore": {
    who: "editor",
    input: (t) => ({ ...page(t), revision: 1, opId: randomUUID() }),
    usesUp: "page",
  },
  "page.schedule.add": {
    who: "editor",
    input: (t) => ({ ...page(t), at: `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 11)}12:00` }),
    usesUp: "page",
  },
  "page.schedule.move": {
    who: "editor",
    input: ({ scheduleId }) => ({
      id: scheduleId,
      at: `${new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 11)}12:00`,
    }),
  },
  "page.schedule.list": { who: "editor", input: page },
  "page.schedule.cancel": { who: "editor", input: ({ scheduleId }) => ({ id: scheduleId }), usesUp: "schedule" },
  "page.takeDown": { who: "editor", input: id, usesUp: "page" },
  "page.putBack": { who: "editor", input: (t) => ({ id: t.takenDownPageId }), usesUp: "takenDown" },
  "page.status.unpublished": { who: "editor", input: () => ({}), hasNoObject: true },
  "page.status.publication": { who: "editor", input: id },
  "page.status.translation": { who: "editor", input: id },
  "page.present": { who: "editor", input: (t) => ({ ...page(t), groupId: null, fieldName: null }) },
  "page.onChange": { who: "editor", input: page },
  "page.onPresence": { who: "editor", input: page },

  "group.add": { who: "editor", input: (t) => ({ ...page(t), groupName: "hero", nextTo: t.groupId }) },
  "group.sort": { who: "editor", input: (t) => ({ ...draftGroup(t), direction: "up" }) },
  "group.status": { who: "editor", input: (t) => ({ ...group(t), to: "markedForDeletion" }), usesUp: "page" },
  "group.remove": { who: "editor", input: draftGroup, usesUp: "page" },
  "group.meta": { who: "editor", input: (t) => ({ ...group(t), meta: { disallowedLanguages: ["fr"] } }) },
  "group.visibility": { who: "editor", input: (t) => ({ ...group(t), visibleFields: { kicker: false } }) },
  "field.visibility": {
    who: "editor",
    input: ({ groupId }) => ({ fieldName: "kicker", groupId, visible: false }),
  },
  data: {
    who: "editor",
    input: ({ fieldId }) => ({
      itemType: "field",
      linkId: fieldId,
      data: { content: { de: randomUUID() } },
      revalidationTag: "page",
    }),
  },

  "preview.make": { who: "editor", input: page },
  "preview.list": { who: "editor", input: page },
  "preview.revoke": { who: "editor", input: ({ previewId }) => ({ id: previewId }), usesUp: "preview" },
  "preview.reopen": {
    who: "editor",
    input: ({ revokedPreviewId }) => ({ id: revokedPreviewId }),
    usesUp: "revokedPreview",
  },

  "navigation.get": { who: "editor", input: () => ({ includeDrafts: true }), hasNoObject: true },
  "navigation.save": {
    who: "editor",
    input: ({ pageId }) => ({ navigation: [{ id: randomUUID(), children: [{ id: randomUUID(), pageId }] }] }),
  },
  "navigation.move": {
    who: "editor",
    input: ({ entryId, containerId }) => ({ entryId, containerId, parentId: null, index: 0 }),
    usesUp: "navigation",
  },
  "optician.get": { who: "editor", input: () => undefined, hasNoObject: true, lists: ({ branchId }) => branchId },
  "optician.save": { who: "editor", input: ({ branchId }) => ({ branchId }) },
  "revalidate.tag": { who: "editor", input: () => ({ tag: "branches" }), hasNoObject: true },
  "settings.get": { who: "editor", input: () => undefined, hasNoObject: true },
  "settings.save": { who: "editor", input: () => ({ editor: { locale: "fr" } }), hasNoObject: true },
  "site.document": { who: "editor", input: () => undefined, hasNoObject: true },
  "site.history": { who: "editor", input: () => ({}), hasNoObject: true },
  "site.edit": {
    who: "editor",
    input: (t) => ({
      baseRevision: 0,
      force: true,
      operation: {
        opId: randomUUID(),
        command: "collection.addItem",
        input: { collectionId: t.collectionId, member: { pageId: t.pageId } },
      },
    }),
  },
  "site.languages": { who: "admin", input: () => ({ locale: "fr", isWanted: true }), hasNoObject: true },
  "site.rename": { who: "admin", input: () => ({ name: "Neuer Name" }), hasNoObject: true },
  "site.timeZone": { who: "admin", input: () => ({ timeZone: "Europe/Zurich" }), hasNoObject: true },
  "site.editBar": { who: "editor", input: () => ({ path: "/de" }), hasNoObject: true },
  "site.deadPaths": { who: "editor", input: () => ({ paths: ["/de/nothing"] }), hasNoObject: true },
  "site.foreignLinks": { who: "editor", input: () => ({ addresses: ["https://example.org/"] }), hasNoObject: true },
  "site.translations": { who: "editor", input: () => undefined, hasNoObject: true, lists: (t) => t.pageId },
  "site.present": { who: "editor", input: () => ({ place: ["settings"] }), hasNoObject: true },
  "site.onPresence": { who: "editor", input: () => undefined, hasNoObject: true },
  "site.onChange": { who: "editor", input: () => ({}), hasNoObject: true },
  aspectSponsorForm: {
    who: "visitor",
    input: (t) => ({ ...form(t.sponsorFormId, t), ...sender, company: "Muster AG", contactName: "Ada" }),
  },
  consent: {
    who: "player",
    input: () => ({ visitorId: randomUUID(), choices: { analytics: false }, textVersion: "2026-11", locale: "de" }),
    hasNoObject: true,
  },
  // No service is chosen on these sites: whoever may is told so.
  translation: {
    who: "editor",
    input: ({ pageId, fieldId }) => ({ pageId, fieldId, from: "de", to: "fr", replace: true }),
    answer: 503,
  },
  "translate.state": { who: "editor", input: () => undefined, hasNoObject: true },
  "translate.former": {
    who: "editor",
    input: ({ pageId, groupId }) => ({ pageId, texts: [{ groupId, fieldName: "title", sourceHash: "0" }] }),
  },
  "translate.xliff": { who: "editor", input: ({ pageId }) => ({ pageId, to: "fr" }) },
  "translate.readXliff": { who: "editor", input: ({ pageId }) => ({ pageId, xml: "<xliff/>" }), answer: 400 },
  "translate.siteXliff": { who: "editor", input: () => ({ to: "fr" }), hasNoObject: true },
  "translate.readSiteXliff": { who: "editor", input: () => ({ xml: "<xliff/>" }), hasNoObject: true, answer: 400 },
  "translate.takeSiteXliff": {
    who: "editor",
    input: () => ({ xml: "<xliff/>", replace: {} }),
    hasNoObject: true,
    answer: 400,
  },
  "translate.fields": {
    who: "editor",
    input: ({ pageId, groupId }) => ({
      pageId,
      from: "de",
      to: "fr",
      fields: [{ groupId, fieldName: "title" }],
    }),
    answer: 503,
  },
  "translate.run": { who: "editor", input: () => undefined, hasNoObject: true },
  "translate.start": { who: "editor", input: () => ({ to: "fr" }), hasNoObject: true, answer: 503 },
  "translate.end": { who: "editor", input: () => undefined, hasNoObject: true },
  "translate.words": {
    who: "editor",
    input: () => ({ from: "de", to: "fr", texts: ["Brillen"] }),
    hasNoObject: true,
    answer: 503,
  },
  "translate.entry": {
    who: "editor",
    input: ({ itemId }) => ({ list: "items", id: itemId, to: "fr", parts: ["title"] }),
    answer: 503,
  },
  "translate.missing": { who: "editor", input: ({ pageId }) => ({ pageId, to: "de" }) },

  "outbox.list": { who: "admin", input: () => ({}), hasNoObject: true },
  "outbox.read": { who: "admin", input: () => ({ mailId: randomUUID() }), hasNoObject: true, answer: 404 },
  "outbox.again": { who: "admin", input: () => ({ mailId: randomUUID() }), hasNoObject: true, answer: 404 },
  "inbox.list": { who: "editor", input: () => ({ list: "open", language: "de" }), hasNoObject: true },
  "inbox.count": { who: "editor", input: () => undefined, hasNoObject: true },
  "inbox.sort": { who: "editor", input: () => ({ ids: [randomUUID()], as: "done" }), hasNoObject: true },
  "inbox.remove": { who: "editor", input: () => ({ ids: [randomUUID()] }), hasNoObject: true },
  "inbox.file": { who: "editor", input: () => ({ list: "open", language: "de" }), hasNoObject: true },
  "consents.list": { who: "admin", input: () => ({}), hasNoObject: true },
  "visit.report": { who: "editor", input: () => ({ days: "30" }), hasNoObject: true },
  "changelog.list": { who: "editor", input: () => ({ language: "de", showAll: true }), hasNoObject: true },
  "changelog.seen": { who: "editor", input: () => ({ dates: ["2026-11-01"] }), hasNoObject: true },
  "changelog.write": { who: "admin", input: () => ({ date: nextDay(), de: "Neu", fr: "" }), hasNoObject: true },
  "changelog.remove": { who: "admin", input: () => ({ date: "2026-11-01" }), hasNoObject: true },
  "collection.list": { who: "editor", input: () => undefined, hasNoObject: true },
  "collection.cards": { who: "editor", input: () => ({ lang: "de" }), hasNoObject: true },
  "course.shown": { who: "editor", input: () => ({ lang: "de" }), hasNoObject: true },
  "collection.create": {
    who: "editor",
    input: () => ({ collectionName: "team", collectionType: "page" }),
    hasNoObject: true,
  },
  "collection.sections": { who: "editor", input: () => ({ kinds: ["hero"] }), hasNoObject: true },
  "collection.usage": { who: "editor", input: ({ collectionId }) => ({ collectionId }) },
  "collection.add": {
    who: "editor",
    input: (t) => ({ ...mapCollection(t), collectionType: "page", pageId: t.pageId, action: "add" }),
  },
  "collection.sort": { who: "editor", input: (t) => ({ ...mapCollection(t), active: t.holeId, over: t.holeId }) },
  "collection.removeItem": {
    who: "editor",
    input: (t) => ({ ...mapCollection(t), pageId: t.shelvedPageId }),
    usesUp: "shelf",
  },
  "collection.remove": {
    who: "editor",
    input: ({ spareCollectionId }) => ({ collectionId: spareCollectionId, evenIfShown: true }),
    usesUp: "spareCollection",
  },
  "feed.load": { who: "editor", input: () => ({ address: "http://127.0.0.1/" }), hasNoObject: true, answer: 400 },
  "feed.article": { who: "editor", input: () => ({ url: "http://127.0.0.1/" }), hasNoObject: true, answer: 400 },
  "feed.places": { who: "editor", input: () => undefined, hasNoObject: true },
  "feed.shown": { who: "editor", input: () => undefined, hasNoObject: true },
  "listing.jobs": { who: "editor", input: () => undefined, hasNoObject: true, lists: (t) => t.jobId },
  "listing.items": { who: "editor", input: () => undefined, hasNoObject: true, lists: (t) => t.itemId },
  "listing.list": { who: "editor", input: () => ({ list: "jobs" }), hasNoObject: true, lists: (t) => t.jobId },
  "listing.file": { who: "editor", input: () => ({ list: "items" }), hasNoObject: true },
  "listing.import": { who: "editor", input: () => ({ list: "jobs", text: "title.de\nLehrstelle" }), hasNoObject: true },
  "listing.job": { who: "editor", input: ({ jobId }) => ({ id: jobId }) },
  "listing.item": { who: "editor", input: ({ itemId }) => ({ id: itemId }) },
  "listing.saveJob": {
    who: "editor",
    input: ({ jobId, branchId }) => ({
      ...{ id: jobId, branchId, staffMemberId: null, status: "published", validThrough: null },
      ...{ title: { de: "Lehrstelle" }, workQuota: { de: "100 %" }, richTextDescription: {}, titleImageIds: [] },
    }),
  },
  "listing.saveItem": {
    who: "editor",
    input: ({ itemId, mediaId }) => ({
      ...{ id: itemId, branchId: null, staffMemberId: null, status: "published", titleImageId: mediaId },
      ...{ title: { de: "Etui" }, richTextDescription: {}, assetKind: "image", cost: "12.00" },
      ...{ itemType: "object", listingKind: "offering" },
      ...{ askingPrice: true, toBePickedUp: false, subjectToPostage: false },
    }),
  },
  "listing.translations": { who: "editor", input: () => undefined, hasNoObject: true, lists: (t) => t.jobId },
  "listing.words": { who: "editor", input: ({ jobId }) => ({ list: "jobs", id: jobId }) },
  "listing.saveText": {
    who: "editor",
    input: ({ jobId }) => ({ list: "jobs", id: jobId, locale: "fr", part: "title", text: "Apprentissage" }),
  },
  "listing.remove": { who: "editor", input: ({ jobId }) => ({ list: "jobs", id: jobId }), usesUp: "listing" },
  "savedSection.list": { who: "editor", input: () => undefined, hasNoObject: true, lists: (t) => t.savedSectionId },
  "savedSection.save": {
    who: "editor",
    input: () => ({ name: "Abschluss", content: { kind: "cta", options: {}, fields: {} } }),
    hasNoObject: true,
  },
  "savedSection.rename": { who: "editor", input: (t) => ({ id: t.savedSectionId, name: "Schluss" }) },
  "savedSection.remove": { who: "editor", input: (t) => ({ id: t.savedSectionId }), usesUp: "savedSection" },
  "media.usage": { who: "editor", input: ({ mediaId }) => ({ id: mediaId }) },
  "media.usages": { who: "editor", input: ({ mediaId }) => ({ ids: [mediaId] }) },
  "media.update": { who: "editor", input: ({ mediaId }) => ({ media: { id: mediaId, alt: { de: "Ein Laden" } } }) },
  "media.save": {
    who: "editor",
    input: ({ mediaId }) => ({ media: { id: mediaId, name: "Laden", folder: "Filiale" } }),
  },
  "media.get": { who: "editor", input: ({ mediaId }) => ({ id: mediaId }) },
  "media.summary": { who: "editor", input: () => ({ mediaType: "image" }), hasNoObject: true },
  "media.renameFolder": {
    who: "editor",
    input: () => ({ from: "Sommer", to: "Herbst" }),
    hasNoObject: true,
    answer: 404,
  },
  "media.delete": { who: "editor", input: ({ mediaId }) => ({ mediaId, evenIfUsed: true }), usesUp: "medium" },
  "media.replace": { who: "editor", input: (t) => ({ id: t.mediaId, by: t.spareMediaId }), usesUp: "medium" },
  "media.deleteFormer": { who: "admin", input: ({ mediaId }) => ({ id: mediaId }) },
  "media.cropImage": {
    who: "editor",
    input: ({ mediaId }) => ({ media: { id: mediaId, cropArea: { x: 0, y: 0, width: 50, height: 50 } } }),
    answer: 400, // its file is not there
  },
  "media.blurHash": { who: "editor", input: ({ mediaId }) => ({ media: { id: mediaId } }), answer: 400 },
  get_media_id: { who: "editor", input: () => ({ filename: "a.png" }), hasNoObject: true },
  "media.presign": {
    who: "editor",
    input: () => ({ files: [{ name: "a.png", size: 5, type: "image/png" }], input: null }),
    hasNoObject: true,
  },
  "transfer.overview": { who: "admin", input: () => undefined, hasNoObject: true },
  "transfer.export": { who: "admin", input: () => undefined, hasNoObject: true },
  "transfer.import": { who: "admin", input: () => undefined, hasNoObject: true, lists: (t) => t.importId },
  "transfer.openImport": {
    who: "admin",
    input: () => ({ host: `${randomUUID()}.test`, filename: "site.tar", size: 5_000 }),
    hasNoObject: true,
  },
  "transfer.startImport": { who: "admin", input: ({ importId }) => ({ id: importId }), usesUp: "siteImport" },
  "transfer.endImport": { who: "admin", input: ({ importId }) => ({ id: importId }), usesUp: "siteImport" },
  "inbox.answerFile": { who: "editor", input: ({ answerFileId }) => ({ fileId: answerFileId }) },
  "media.upload": { who: "editor", input: () => ({ filename: "a.png" }), hasNoObject: true },
  "media.directUpload": { who: "editor", input: () => ({ filename: "a.mp4", size: 1_000 }), hasNoObject: true },
  "media.poster": { who: "editor", input: ({ mediaId }) => ({ id: mediaId, poster: "AAAA" }), answer: 400 }, // no film
  "media.createEntry": { who: "editor", input: ({ filmId }) => ({ uploadId: filmId }) },
  "media.youtube": {
    who: "editor",
    input: () => ({ youtubeUrl: "https://youtu.be/dQw4w9WgXcQ" }),
    hasNoObject: true,
  },
  "media.list": { who: "editor", input: () => ({ mediaType: "image" }), hasNoObject: true },

  form: {
    who: "visitor",
    input: (t) => ({ ...form(t.messageFormId, t), ...sender, name: "Ada", message: "Guten Tag" }),
  },
  "game.create": { who: "player", input: () => ({}), hasNoObject: true },
  "game.get": { who: "player", input: game },
  "game.onChange": { who: "player", input: game },
  "game.watch": { who: "player", input: ({ watchId }) => ({ watchId }) },
  "game.onWatch": { who: "player", input: ({ watchId }) => ({ watchId }) },
  "game.history": { who: "player", input: game },
  "game.lock": { who: "player", input: (t) => ({ ...write(t), starterKey: t.starterKey, isLocked: false }) },
  "game.rematch": { who: "player", input: (t) => ({ ...write(t), gameId: t.wonGameId }) },
  formStart: { who: "visitor", input: () => ({ kind: "form" }), hasNoObject: true },
  contact: {
    who: "visitor",
    input: (t) => ({
      ...form(t.contactFormId, t),
      anrede: "frau",
      vorname: "Ada",
      nachname: "Muster",
      plz: "8400",
      email: sender.email,
      telefon: sender.phone,
      existingCustomer: "ja",
      bevorzugterTermin: "2026-12-01",
      bevorzugteUhrzeit: "14:00",
    }),
  },
  "coupon.issue": { who: "player", input: (t) => ({ ...write(t), gameId: t.wonGameId }) },
  "coupon.get": { who: "player", input: (t) => ({ gameId: t.wonGameId }) },
  "coupon.find": { who: "editor", input: (t) => ({ code: t.couponCode }) },
  "coupon.redeem": { who: "editor", input: (t) => ({ code: t.couponCode, opId: randomUUID() }), usesUp: "wonRound" },
  "record.list": { who: "player", input: () => ({ period: "day" }), hasNoObject: true },
  "record.entered": { who: "player", input: (t) => ({ gameId: t.wonGameId }) },
  "record.enter": { who: "player", input: winner, usesUp: "wonRound" },
  "record.remove": { who: "player", input: winner, usesUp: "wonRound" },
  "record.strike": { who: "editor", input: (t) => ({ recordId: t.recordId }), usesUp: "wonRound" },
  "player.list": { who: "player", input: game },
  "player.add": { who: "player", input: (t) => ({ ...write(t), playerName: "Bo" }), usesUp: "round" },
  "player.rename": { who: "player", input: (t) => ({ ...write(t), playerId: t.playerId, playerName: "Cy" }) },
  "player.remove": { who: "player", input: (t) => ({ ...write(t), playerId: t.playerId }), usesUp: "round" },
  "player.restore": { who: "player", input: (t) => ({ ...write(t), playerId: t.removedPlayerId }), usesUp: "round" },
  "score.list": { who: "player", input: game },
  "score.adjust": { who: "player", input: (t) => ({ ...tap(t), delta: 1 }) },
  "score.set": { who: "player", input: (t) => ({ ...tap(t), score: 3 }) },
  "score.deliver": {
    who: "player",
    input: (t) => {
      const { gameId, opId, playerId, pageId } = tap(t);
      return { gameId, cells: [{ playerId, pageId, changes: [{ opId, delta: 1 }] }] };
    },
  },
};
