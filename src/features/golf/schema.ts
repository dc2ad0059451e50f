import { z } from "zod";
import { int4 } from "~/lib/int4.ts";
import { recordPeriods } from "./domain/record-period.ts";
import { maxScore } from "./domain/score.ts";
import { maxNameLength } from "./domain/player-name.ts";

/** Times travel as ISO texts in UTC, so that a phone can keep a whole game in its own storage. */
const time = z.iso.datetime();

/** For spectators `id` is the spectator link's id, and the game's own stays unknown to them. */
export const gameSchema = z.object({ id: z.uuid(), gameName: z.string(), createdAt: time, watchId: z.uuid() });
export type Game = z.infer<typeof gameSchema>;

const playerSchema = z.object({
  id: z.uuid(),
  playerName: z.string(),
  createdAt: time,
  /** Holes that were already played when this player joined; they are not waited for. */
  earlierPageIds: z.array(z.uuid()).default([]),
});
export type Player = z.infer<typeof playerSchema>;

/** A player who can be brought back until ten minutes after `removedAt`. */
const removedPlayerSchema = playerSchema.extend({ removedAt: time });
export type RemovedPlayer = z.infer<typeof removedPlayerSchema>;

export const holeScoreSchema = z.object({ pageId: z.uuid(), playerId: z.uuid(), score: z.number().int() });
export type HoleScore = z.infer<typeof holeScoreSchema>;

/** A player and a score as lists show them, each with its game. */
export const listedPlayerSchema = playerSchema.extend({ gameId: z.uuid() });
export type ListedPlayer = z.infer<typeof listedPlayerSchema>;
export const listedHoleSchema = holeScoreSchema.extend({ id: z.uuid(), gameId: z.uuid(), updatedAt: time });
export type ListedHole = z.infer<typeof listedHoleSchema>;

/** One hole as a round keeps it: what its rules and its screens need once the hole has left the course. */
export const playedHoleSchema = z.object({
  pageId: z.uuid(),
  par: z.number().nullable(),
  /** The hole's name by language. */
  names: z.record(z.string(), z.string()),
  lat: z.number(),
  lng: z.number(),
});
export type PlayedHole = z.infer<typeof playedHoleSchema>;

/** Who the coupon was issued to, and when it was used. Its code is read with `coupon.get`. */
const couponStateSchema = z.object({ playerId: z.uuid(), redeemedAt: time.nullable() });
export type CouponState = z.infer<typeof couponStateSchema>;

/** A whole game at one version: what a phone starts from, and gets again when it was away too long. */
export const gameStateSchema = z.object({
  version: z.number().int(),
  game: gameSchema,
  players: z.array(playerSchema),
  /** Who left within the last ten minutes, newest last. */
  removed: z.array(removedPlayerSchema),
  holes: z.array(holeScoreSchema),
  /** While true, nothing of the round changes. */
  isLocked: z.boolean(),
  /** Its 24 hours had passed when this was read, by the server's clock: a phone's own may be wrong by days. */
  isOver: z.boolean().optional(),
  /** The course as it was at the round's first stroke, which it is played on to its end; null before it. */
  course: z.array(playedHoleSchema).nullish(),
  /** The next round of the same players. Spectators never get it: it is the right to score. */
  rematchId: z.uuid().nullable(),
  coupon: couponStateSchema.nullable(),
});
export type GameState = z.infer<typeof gameStateSchema>;

/** `by` is the player whom the phone that asked for it belongs to, as its owner says; null where nobody said. */
const stamp = { version: z.number().int(), opId: z.uuid(), by: z.uuid().nullish() };

/** One entry of a game's log, as subscribers get it. Entries of older versions lack what has a default. */
export const gameEventSchema = z.discriminatedUnion("type", [
  z.object({ ...stamp, type: z.literal("player.added"), player: playerSchema }),
  z.object({ ...stamp, type: z.literal("player.renamed"), playerId: z.uuid(), playerName: z.string() }),
  z.object({
    ...stamp,
    type: z.literal("player.removed"),
    playerId: z.uuid(),
    removedAt: time.nullable().default(null),
  }),
  z.object({ ...stamp, type: z.literal("player.restored"), player: playerSchema, holes: z.array(holeScoreSchema) }),
  z.object({
    ...stamp,
    type: z.literal("score.changed"),
    ...holeScoreSchema.shape,
    /** What was asked for: +1, -1, or null when the score was set outright. */
    delta: z.number().int().nullable(),
    /** With the round's first stroke: the course that it is played on. */
    course: z.array(playedHoleSchema).optional(),
  }),
  /** Holes that this player turned out to have joined after: their strokes had waited in a dead spot. */
  z.object({ ...stamp, type: z.literal("player.excused"), playerId: z.uuid(), pageIds: z.array(z.uuid()) }),
  z.object({ ...stamp, type: z.literal("round.locked"), isLocked: z.boolean() }),
  z.object({ ...stamp, type: z.literal("round.rematched"), rematchId: z.uuid().nullable() }),
  z.object({ ...stamp, type: z.literal("coupon.issued"), playerId: z.uuid() }),
  z.object({ ...stamp, type: z.literal("coupon.redeemed"), redeemedAt: time }),
]);
export type GameEvent = z.infer<typeof gameEventSchema>;
export type ScoreChanged = Extract<GameEvent, { type: "score.changed" }>;

/** What `game.onChange` yields: the whole game first or after a long absence, single events otherwise. */
export type GameUpdate = ({ type: "snapshot" } & GameState) | GameEvent;

/** What `game.onWatch` yields: the whole game, or the events of a fifth of a second together; `version` is the last one's. */
export type WatchUpdate = ({ type: "snapshot" } & GameState) | { type: "events"; version: number; events: GameEvent[] };

/** One line of a round's history. */
export const historyEntrySchema = z.object({
  event: gameEventSchema,
  at: time,
  /** The phones of a round are numbered in the order in which they first changed something; null for the server. */
  device: z.number().int().nullable(),
  /** The score before, for a change of a score. */
  scoreBefore: z.number().int().nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export const historySchema = z.object({
  entries: z.array(historyEntrySchema),
  /** The number of the asking phone; null while it has changed nothing. */
  ownDevice: z.number().int().nullable(),
});
export type History = z.infer<typeof historySchema>;

/** Every write carries the id that the phone gave itself, and whose phone it is, for the history. Neither is a secret or gives a right. */
const operation = { gameId: z.uuid(), opId: z.uuid(), deviceId: z.uuid().optional(), by: z.uuid().optional() };
/** Longer than a name may be, so that a pasted one is shortened rather than refused, yet bounded. */
const typedName = z.string().max(maxNameLength * 10);
/** Made up by the starter's phone and kept there: who has it may lock the round. */
const starterKey = z.uuid();

export const createGameInput = z.strictObject({
  gameName: typedName.optional(),
  starterKey: starterKey.optional(),
  deviceId: z.uuid().optional(),
});
export const gameIdInput = z.strictObject({ gameId: z.uuid() });
export const onChangeInput = z.strictObject({ gameId: z.uuid(), lastEventId: z.string().max(20).nullish() });
export const watchIdInput = z.strictObject({ watchId: z.uuid() });
export const onWatchInput = z.strictObject({ watchId: z.uuid(), lastEventId: z.string().max(20).nullish() });
export const lockInput = z.strictObject({ ...operation, starterKey, isLocked: z.boolean() });
export const historyInput = z.strictObject({
  gameId: z.uuid(),
  deviceId: z.uuid().optional(),
  /** Entries before this version, newest first; the newest ones without it. */
  before: int4.min(1).optional(),
});
export const addPlayerInput = z.strictObject({ ...operation, playerName: typedName });
export const renamePlayerInput = z.strictObject({ ...operation, playerId: z.uuid(), playerName: typedName });
export const removePlayerInput = z.strictObject({ ...operation, playerId: z.uuid() });
export const restorePlayerInput = removePlayerInput;
/** How long a stroke has waited on its phone, by the phone's own clock: who joined meanwhile does not owe its hole. */
const ageMs = z.number().int().min(0).max(86_400_000).optional();
export const adjustScoreInput = z.strictObject({
  ...operation,
  ageMs,
  playerId: z.uuid(),
  pageId: z.uuid(),
  delta: z.union([z.literal(1), z.literal(-1)]),
});
export const setScoreInput = z.strictObject({
  ...operation,
  ageMs,
  playerId: z.uuid(),
  pageId: z.uuid(),
  score: z.number().int().min(0).max(maxScore),
});

/** More changes than this do not travel in one message. */
const mostDelivered = 60;
const deliveredChange = z.union([
  z.strictObject({ opId: z.uuid(), ageMs, delta: z.union([z.literal(1), z.literal(-1)]) }),
  z.strictObject({ opId: z.uuid(), ageMs, score: z.number().int().min(0).max(maxScore) }),
]);
/** What a phone has counted without a network, cell by cell, each cell's changes in the order in which they were made. */
export const deliverInput = z.strictObject({
  gameId: z.uuid(),
  deviceId: z.uuid().optional(),
  by: z.uuid().optional(),
  cells: z
    .array(
      z.strictObject({
        playerId: z.uuid(),
        pageId: z.uuid(),
        changes: z.array(deliveredChange).min(1).max(mostDelivered),
      }),
    )
    .min(1)
    .max(mostDelivered)
    .refine((cells) => cells.reduce((sum, { changes }) => sum + changes.length, 0) <= mostDelivered),
});
export type Delivery = z.infer<typeof deliverInput>;
/** One answer for each change: the version from which on everybody sees it, or why it was not taken. */
export const deliveredSchema = z.object({
  answers: z.array(
    z.object({
      opId: z.uuid(),
      version: z.number().int().nullable(),
      refusal: z.object({ code: z.string(), reason: z.string().nullable() }).nullable(),
    }),
  ),
});
export type Delivered = z.infer<typeof deliveredSchema>;

/** The answer to a change of the round: the game's version from which on everybody sees it. */
export const roundChangeSchema = z.object({ version: z.number().int() });
export type RoundChange = z.infer<typeof roundChangeSchema>;

/** The answer to a change of players: which player, and the game's version from which on everybody sees it. */
export const playerChangeSchema = z.object({ playerId: z.uuid(), version: z.number().int() });
export type PlayerChange = z.infer<typeof playerChangeSchema>;

/** The answer to a tap: the score after it, and the version from which on everybody sees it. */
export const scoreChangeSchema = z.object({ ...holeScoreSchema.shape, version: z.number().int() });
export type ScoreChange = z.infer<typeof scoreChangeSchema>;

export const issueCouponInput = z.strictObject(operation);
/** As people type it: small letters, spaces, hyphens, O for 0. */
const typedCode = z.string().min(1).max(60);
export const couponCodeInput = z.strictObject({ code: typedCode });
/** `playerName`: whose coupon the staff have seen it to be; one that has been handed on since is not used up. */
export const redeemCouponInput = z.strictObject({
  code: typedCode,
  opId: z.uuid(),
  playerName: z.string().max(200).optional(),
});

/** A coupon as its holders see it: ten characters of code, which spectators never get. */
export const couponSchema = z.object({
  playerId: z.uuid(),
  playerName: z.string(),
  code: z.string(),
  issuedAt: time,
  redeemedAt: time.nullable(),
});
export type Coupon = z.infer<typeof couponSchema>;

/** A coupon as the staff at the bar see it. The round's id stays unknown to them: it is the right to score. */
export const shownCouponSchema = z.object({
  code: z.string(),
  playerName: z.string(),
  gameName: z.string(),
  playedAt: time,
  /** How long the round took until the coupon was issued, and how many holes its winner has scores on. */
  minutes: z.number().int(),
  holes: z.number().int(),
  /** What the staff may want to ask about, where the strokes did not come along the course. */
  doubt: z.enum(["at-once", "brought-later"]).nullable(),
  issuedAt: time,
  redeemedAt: time.nullable(),
});
export type ShownCoupon = z.infer<typeof shownCouponSchema>;

export const rematchInput = z.strictObject({ ...operation, starterKey: starterKey.optional() });

export const recordListInput = z.strictObject({ period: z.enum(recordPeriods) });
export const recordInput = z.strictObject({ gameId: z.uuid(), playerId: z.uuid() });
export const strikeRecordInput = z.strictObject({ recordId: z.uuid() });

/** One line of the course's best list. */
const courseRecordSchema = z.object({
  id: z.uuid(),
  place: z.number().int(),
  playerName: z.string(),
  total: z.number().int(),
  /** Strokes above or below par; null unless every hole has a par. */
  toPar: z.number().int().nullable(),
  playedAt: time,
});
export type CourseRecord = z.infer<typeof courseRecordSchema>;
export const recordListSchema = z.object({
  /** How many holes the course has; rounds of another number are not compared. */
  holes: z.number().int(),
  records: z.array(courseRecordSchema),
});
export type RecordList = z.infer<typeof recordListSchema>;

/** Which players of a round stand in the list. */
export const enteredSchema = z.object({ playerIds: z.array(z.uuid()) });
