/** What an import does, in this order. Each counts for itself: bytes looked at, files checked, files stored, pages written. */
export const importStages = ["reading", "checking", "storing", "writing"] as const;
export type ImportStage = (typeof importStages)[number];

/** Hears how far an import is; what it throws ends the import. */
export type OnProgress = (stage: ImportStage, done: number, total: number) => void;
