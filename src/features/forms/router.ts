import { doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { publicProcedure } from "~/server/api/trpc.ts";
import { contactInput, formStartInput, formStartSchema, messageInput, sponsorInput } from "./schema.ts";
import { makeStart } from "./start.ts";
import { submitInput } from "./submit-input.ts";

const rest = restOf("form");

/** A visitor begins with a form. */
export const formStartProcedure = publicProcedure
  .meta(rest("GET", "/formStart"))
  .input(formStartInput)
  .output(formStartSchema)
  .query(({ ctx, input }) => ({ start: makeStart({ siteId: ctx.site.id, kind: input.kind }) }));

/** Visitors ask for an appointment. */
export const contactProcedure = publicProcedure
  .meta(rest("POST", "/contact"))
  .input(contactInput)
  .output(doneSchema)
  .mutation(({ ctx, input }) => submitInput(ctx, "contactForm", input));

/** Visitors write a message. */
export const formProcedure = publicProcedure
  .meta(rest("POST", "/form"))
  .input(messageInput)
  .output(doneSchema)
  .mutation(({ ctx, input }) => submitInput(ctx, "form", input));

/** Sponsors of the event book. */
export const aspectSponsorFormProcedure = publicProcedure
  .meta(rest("POST", "/aspectSponsorForm"))
  .input(sponsorInput)
  .output(doneSchema)
  .mutation(({ ctx, input }) => submitInput(ctx, "aspectSponsorForm", input));
