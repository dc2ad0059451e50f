import pLimit from "p-limit";

/** Runs heavy work at most two at a time, so that a heap of uploads cannot take every core and all memory. */
export const inTurn = pLimit(2);
