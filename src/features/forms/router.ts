import { doneSchema } from "~/lib/done.ts";
import { publicProcedure } from "~/server/api/trpc.ts";
import { contactInput, formStartInput, formStartSchema, messageInput, sponsorInput } from "./schema.ts";
import { makeStart } from "./start.ts";
import { submitInput } from "./submit-input.ts";

const post = (path: `/${string}`) => ({ openapi: { method: "POST" as const, path, tags: ["form"] } });

/** A visitor begins with a form. */
export const formStartProcedure = publicProcedure
  .meta({ openapi: { method: "GET", path: "/formStart", tags: ["form"] } })
  .input(formStartInput)
  .output(formStartSchema)
  .query(({ ctx, input }) => ({ start: makeStart({ siteId: ctx.site.id, kind: input.kind }) }));

/** Visitors ask for an appointment. */
export const contactProcedure = publicProcedure
  .meta(post("/contact"))
  .input(contactInput)
  .output(doneSchema)
  .mutation(({ ctx, input }) => submitInput(ctx, "contactForm", input));

/** Visitors write a message. */
export const formProcedure = publicProcedure
  .meta(post("/form"))
  .input(messageInput)
  .output(doneSchema)
  .mutation(({ ctx, input }) => submitInput(ctx, "form", input));

/** Sponsors of the event book. */
export const aspectSponsorFormProcedure = publicProcedure
  .meta(post("/aspectSponsorForm"))
  .input(sponsorInput)
  .output(doneSchema)
  .mutation(({ ctx, input }) => submitInput(ctx, "aspectSponsorForm", input));
