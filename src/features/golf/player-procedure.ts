import { publicProcedure } from "~/server/api/trpc.ts";
import { countRead } from "./limits.ts";

/**
 * Whoever holds a game's link; the services check that the game is one of this site's. Nobody is signed in, so each
 * question counts against the caller's address before anything is looked up, as many times as its `weight` says; what
 * changes a game is counted with the game, by its service.
 */
export const playerProcedure = publicProcedure.use(({ ctx, meta, type, next }) => {
  if (type === "query") countRead(ctx.ip, meta?.weight);
  return next();
});
