import { z } from "zod";
import { restOf } from "~/server/api/rest-call.ts";
import { router } from "~/server/api/trpc.ts";
import { playerProcedure } from "./player-procedure.ts";
import { changeScore } from "./change-score.ts";
import { deliverScores } from "./deliver-scores.ts";
import { couponRouter, recordRouter } from "./after-round/coupon-router.ts";
import { followGame } from "./feed/live.ts";
import {
  addPlayerInput,
  adjustScoreInput,
  createGameInput,
  deliveredSchema,
  deliverInput,
  gameIdInput,
  gameSchema,
  gameStateSchema,
  historyInput,
  historySchema,
  listedHoleSchema,
  listedPlayerSchema,
  lockInput,
  onChangeInput,
  onWatchInput,
  playerChangeSchema,
  rematchInput,
  removePlayerInput,
  renamePlayerInput,
  restorePlayerInput,
  roundChangeSchema,
  scoreChangeSchema,
  setScoreInput,
  watchIdInput,
} from "./schema.ts";
import { historyWeight, readHistory } from "./history.ts";
import { listPlayers, listScores } from "./lists.ts";
import { rematchGame } from "./after-round/rematch.ts";
import { addPlayer, removePlayer, renamePlayer, restorePlayer } from "./players.ts";
import { createGame, getGame, lockRound, watchGame } from "./service.ts";
import { followWatch } from "./feed/watch.ts";

const ofGolf = restOf("golf");
const rest = (...call: Parameters<typeof ofGolf>) => ({ live: true as const, ...ofGolf(...call) });

export const gameRouter = router({
  create: playerProcedure
    .meta(rest("POST", "/game/create"))
    .input(createGameInput)
    .output(gameSchema)
    .mutation(({ ctx, input }) => createGame(ctx, input)),
  get: playerProcedure
    .meta(rest("GET", "/game/get"))
    .input(gameIdInput)
    .output(gameStateSchema)
    .query(({ ctx, input }) => getGame(ctx, input)),
  watch: playerProcedure
    .meta(rest("GET", "/game/watch"))
    .input(watchIdInput)
    .output(gameStateSchema)
    .query(({ ctx, input }) => watchGame(ctx, input)),
  lock: playerProcedure
    .meta(rest("POST", "/game/lock"))
    .input(lockInput)
    .output(roundChangeSchema)
    .mutation(({ ctx, input }) => lockRound(ctx, input)),
  history: playerProcedure
    .meta({ ...rest("GET", "/game/history"), weight: historyWeight })
    .input(historyInput)
    .output(historySchema)
    .query(({ ctx, input }) => readHistory(ctx, input)),
  rematch: playerProcedure
    .meta(rest("POST", "/game/rematch"))
    .input(rematchInput)
    .output(gameSchema)
    .mutation(({ ctx, input }) => rematchGame(ctx, input)),
  onChange: playerProcedure
    .meta({ live: true })
    .input(onChangeInput)
    .subscription(({ ctx, input, signal }) => followGame(ctx, input, signal ?? new AbortController().signal)),
  onWatch: playerProcedure
    .meta({ live: true })
    .input(onWatchInput)
    .subscription(({ ctx, input, signal }) => followWatch(ctx, input, signal ?? new AbortController().signal)),
});

export const playerRouter = router({
  list: playerProcedure
    .meta(rest("GET", "/player/list"))
    .input(gameIdInput)
    .output(z.array(listedPlayerSchema))
    .query(({ ctx, input }) => listPlayers(ctx, input)),
  add: playerProcedure
    .meta(rest("POST", "/player/add"))
    .input(addPlayerInput)
    .output(playerChangeSchema)
    .mutation(({ ctx, input }) => addPlayer(ctx, input)),
  rename: playerProcedure
    .meta(rest("POST", "/player/rename"))
    .input(renamePlayerInput)
    .output(playerChangeSchema)
    .mutation(({ ctx, input }) => renamePlayer(ctx, input)),
  remove: playerProcedure
    .meta(rest("POST", "/player/remove"))
    .input(removePlayerInput)
    .output(playerChangeSchema)
    .mutation(({ ctx, input }) => removePlayer(ctx, input)),
  restore: playerProcedure
    .meta(rest("POST", "/player/restore"))
    .input(restorePlayerInput)
    .output(playerChangeSchema)
    .mutation(({ ctx, input }) => restorePlayer(ctx, input)),
});

export const scoreRouter = router({
  list: playerProcedure
    .meta(rest("GET", "/score/list"))
    .input(gameIdInput)
    .output(z.array(listedHoleSchema))
    .query(({ ctx, input }) => listScores(ctx, input)),
  adjust: playerProcedure
    .meta(rest("POST", "/score/adjust"))
    .input(adjustScoreInput)
    .output(scoreChangeSchema)
    .mutation(({ ctx, input }) => changeScore(ctx, input)),
  set: playerProcedure
    .meta(rest("POST", "/score/set"))
    .input(setScoreInput)
    .output(scoreChangeSchema)
    .mutation(({ ctx, input }) => changeScore(ctx, input)),
  deliver: playerProcedure
    .meta(rest("POST", "/score/deliver"))
    .input(deliverInput)
    .output(deliveredSchema)
    .mutation(({ ctx, input }) => deliverScores(ctx, input)),
});

/** The golf part of the API by itself: what the players' phones know of it. */
export const golfRouter = router({
  game: gameRouter,
  player: playerRouter,
  score: scoreRouter,
  coupon: couponRouter,
  record: recordRouter,
});
export type GolfRouter = typeof golfRouter;
