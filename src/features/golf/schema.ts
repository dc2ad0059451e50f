import { z } from "zod";
import { maxScore } from "./domain/score.ts";
import { maxNameLength } from "./domain/player-name.ts";

/** Times travel as ISO texts in UTC, so that a phone can keep a whole game in its local storage. */
export const gameSchema = z.object({ id: z.uuid(), gameName: z.string(), createdAt: z.iso.datetime() });
export type Game = z.infer<typeof gameSchema>;

export const playerSchema = z.object({ id: z.uuid(), playerName: z.string(), createdAt: z.iso.datetime() });
export type Player = z.infer<typeof playerSchema>;

export const holeScoreSchema = z.object({ pageId: z.uuid(), playerId: z.uuid(), score: z.number().int() });
export type HoleScore = z.infer<typeof holeScoreSchema>;

/** A whole game at one version: what a phone starts from, and gets again when it was away too long. */
export const gameStateSchema = z.object({
  version: z.number().int(),
  game: gameSchema,
  players: z.array(playerSchema),
  holes: z.array(holeScoreSchema),
});
export type GameState = z.infer<typeof gameStateSchema>;

const stamp = { version: z.number().int(), opId: z.uuid() };

/** One entry of a game's log, as subscribers get it. */
export const gameEventSchema = z.discriminatedUnion("type", [
  z.object({ ...stamp, type: z.literal("player.added"), player: playerSchema }),
  z.object({ ...stamp, type: z.literal("player.renamed"), playerId: z.uuid(), playerName: z.string() }),
  z.object({ ...stamp, type: z.literal("player.removed"), playerId: z.uuid() }),
  z.object({
    ...stamp,
    type: z.literal("score.changed"),
    ...holeScoreSchema.shape,
    /** What was asked for: +1, -1, or null when the score was set outright. */
    delta: z.number().int().nullable(),
  }),
]);
export type GameEvent = z.infer<typeof gameEventSchema>;
export type ScoreChanged = Extract<GameEvent, { type: "score.changed" }>;

/** What `game.onChange` yields: the whole game first or after a long absence, single events otherwise. */
export type GameUpdate = ({ type: "snapshot" } & GameState) | GameEvent;

const operation = { gameId: z.uuid(), opId: z.uuid() };
/** Longer than a name may be, so that a pasted one is shortened rather than refused, yet bounded. */
const typedName = z.string().max(maxNameLength * 10);

export const createGameInput = z.strictObject({ gameName: typedName.optional() });
export const gameIdInput = z.strictObject({ gameId: z.uuid() });
export const onChangeInput = z.strictObject({
  gameId: z.uuid(),
  lastEventId: z.string().max(20).nullish(),
});
export const addPlayerInput = z.strictObject({ ...operation, playerName: typedName });
export const renamePlayerInput = z.strictObject({ ...operation, playerId: z.uuid(), playerName: typedName });
export const removePlayerInput = z.strictObject({ ...operation, playerId: z.uuid() });
export const adjustScoreInput = z.strictObject({
  ...operation,
  playerId: z.uuid(),
  pageId: z.uuid(),
  delta: z.union([z.literal(1), z.literal(-1)]),
});
export const setScoreInput = z.strictObject({
  ...operation,
  playerId: z.uuid(),
  pageId: z.uuid(),
  score: z.number().int().min(0).max(maxScore),
});

/** The answer to a change of players: which player, and the game's version from which on everybody sees it. */
export const playerChangeSchema = z.object({ playerId: z.uuid(), version: z.number().int() });
export type PlayerChange = z.infer<typeof playerChangeSchema>;

/** The answer to a tap: the score after it, and the version from which on everybody sees it. */
export const scoreChangeSchema = z.object({ ...holeScoreSchema.shape, version: z.number().int() });
export type ScoreChange = z.infer<typeof scoreChangeSchema>;
