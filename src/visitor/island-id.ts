import { createContext } from "preact/compat";

/** What the ids of an island begin with, so that two islands of a page never share one. */
export const IslandId = createContext("");
