import { accountRouter, auditRouter, memberRouter } from "~/features/account/router.ts";
import { changelogRouter } from "~/features/changelog/router.ts";
import { directoryRouter, opticianRouter } from "~/features/directory/router.ts";
import { feedRouter } from "~/features/feeds/router.ts";
import { listingRouter } from "~/features/listings/router.ts";
import {
  aspectSponsorFormProcedure,
  contactProcedure,
  formProcedure,
  formStartProcedure,
} from "~/features/forms/router.ts";
import { outboxRouter } from "~/features/mail/outbox/router.ts";
import { inboxRouter } from "~/features/forms/inbox/router.ts";
import { couponRouter, recordRouter } from "~/features/golf/after-round/coupon-router.ts";
import { courseRouter } from "~/features/golf/course-router.ts";
import { gameRouter, playerRouter, scoreRouter } from "~/features/golf/router.ts";
import { getMediaIdProcedure, mediaRouter } from "~/features/media/router.ts";
import { dataProcedure, fieldRouter, groupRouter } from "~/features/page/group-router.ts";
import { pageRouter } from "~/features/page/router.ts";
import { savedSectionRouter } from "~/features/saved-sections/router.ts";
import { consentProcedure, consentsRouter } from "~/features/privacy/router.ts";
import { collectionRouter } from "~/features/site/collection-router.ts";
import { hostRouter } from "~/features/site/host-router.ts";
import { videoRouter } from "~/features/media/video/router.ts";
import { siteMediaRouter } from "~/features/site/media-router.ts";
import { newSiteRouter } from "~/features/site/new-site/router.ts";
import { siteTrashRouter } from "~/features/site/site-trash/router.ts";
import { sitePagesRouter } from "~/features/site/pages/router.ts";
import { previewRouter } from "~/features/site/preview/router.ts";
import { navigationRouter, revalidateRouter, settingsRouter, siteRouter } from "~/features/site/router.ts";
import { transferRouter } from "~/features/transfer/router.ts";
import { translateRouter, translationProcedure } from "~/features/translation/router.ts";
import { visitRouter } from "~/features/visits/router.ts";
import { jobsRouter } from "~/server/jobs/router.ts";
import { createCallerFactory, mergeRouters, router } from "./trpc.ts";

/** Every operation of the product. A tRPC path is the REST path with dots. */
export const appRouter = router({
  account: accountRouter,
  audit: auditRouter,
  aspectSponsorForm: aspectSponsorFormProcedure,
  changelog: changelogRouter,
  collection: collectionRouter,
  consent: consentProcedure,
  consents: consentsRouter,
  contact: contactProcedure,
  coupon: couponRouter,
  course: courseRouter,
  data: dataProcedure,
  directory: directoryRouter,
  feed: feedRouter,
  listing: listingRouter,
  field: fieldRouter,
  form: formProcedure,
  formStart: formStartProcedure,
  game: gameRouter,
  get_media_id: getMediaIdProcedure,
  group: groupRouter,
  host: hostRouter,
  inbox: inboxRouter,
  outbox: outboxRouter,
  jobs: jobsRouter,
  media: mergeRouters(mediaRouter, videoRouter, siteMediaRouter),
  member: memberRouter,
  navigation: navigationRouter,
  newSite: newSiteRouter,
  siteTrash: siteTrashRouter,
  optician: opticianRouter,
  page: mergeRouters(pageRouter, sitePagesRouter),
  player: playerRouter,
  preview: previewRouter,
  record: recordRouter,
  revalidate: revalidateRouter,
  savedSection: savedSectionRouter,
  score: scoreRouter,
  settings: settingsRouter,
  site: siteRouter,
  transfer: transferRouter,
  translate: translateRouter,
  translation: translationProcedure,
  visit: visitRouter,
});
export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
