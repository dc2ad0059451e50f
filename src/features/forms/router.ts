import { doneSchema } from "~/lib/done.ts";
import { publicProcedure } from "~/server/api/trpc.ts";
import { contactInput, messageInput, sponsorInput } from "./schema.ts";
import { submitInput } from "./submit-input.ts";

const post = (path: `/${string}`) => ({ openapi: { method: "POST" as const, path, tags: ["form"] } });

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
