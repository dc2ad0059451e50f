import { sendResetJob } from "~/features/account/password-reset.ts";
import { tidyAccountsJob } from "~/features/account/tidy-job.ts";
import { refreshFeedsJob } from "~/features/feeds/refresh-job.ts";
import { keepHouseJob } from "~/features/golf/retention.ts";
import { fillSearchJob } from "~/features/page/search/fill-search.ts";
import { runScheduleJob } from "~/features/page/schedule/run-schedule.ts";
import { makeAvifJob } from "~/features/media/make-avif.ts";
import { makeVariantsJob } from "~/features/media/make-variants.ts";
import { prepareFilmJob } from "~/features/media/prepare-film.ts";
import { leaveMuxJob } from "~/features/media/video/mux/leave-mux.ts";
import { muxJob } from "~/features/media/video/mux/mux-job.ts";
import { removeFilesJob } from "~/features/media/remove-files.ts";
import { sweepMediaJob } from "~/features/media/sweep.ts";
import { sendMailJob, sweepMailsJob } from "~/features/mail/send-mail.ts";
import { removeFormFileJob } from "~/features/forms/files/keep-files.ts";
import { tidyInboxJob } from "~/features/forms/inbox/tidy-job.ts";
import { translateEverythingJob } from "~/features/translation/everything/job.ts";
import { tidyVisitorsJob } from "~/features/visits/tidy-job.ts";
import { importSiteJob } from "~/features/transfer/import-run/job.ts";
import { checkLinksJob } from "~/features/site/foreign-links/check-job.ts";
import { emptyTrashJob } from "~/features/site/pages/empty-trash.ts";
import { redrawExamplesJob } from "~/features/site/new-site/redraw-examples.ts";
import { emptySiteTrashJob } from "~/features/site/site-trash/empty-site-trash.ts";
import type { Job } from "./define-job.ts";

/** Every job of the product. */
export const allJobs: readonly Job[] = [
  sendMailJob,
  sweepMailsJob,
  sendResetJob,
  tidyAccountsJob,
  keepHouseJob,
  emptyTrashJob,
  emptySiteTrashJob,
  tidyVisitorsJob,
  tidyInboxJob,
  removeFormFileJob,
  runScheduleJob,
  fillSearchJob,
  translateEverythingJob,
  importSiteJob,
  refreshFeedsJob,
  checkLinksJob,
  redrawExamplesJob,
  makeVariantsJob,
  makeAvifJob,
  prepareFilmJob,
  muxJob,
  leaveMuxJob,
  removeFilesJob,
  sweepMediaJob,
];
