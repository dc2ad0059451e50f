import type { Edited } from "~/features/document/schema.ts";
import type { PageInputs } from "~/features/page/commands/registry.ts";
import type { Locale } from "~/lib/locales.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { EditConflict, EditorSelection, EditorState, RunOptions, RunResult } from "./types.ts";

/** What the canvas, the toolbar and the dialogs can ask of the editor. Every function keeps its identity. */
export interface EditorActions {
  /** Runs a page command on the document at once and saves it in the background. */
  run<Name extends keyof PageInputs>(command: Name, input: PageInputs[Name], options?: RunOptions): RunResult;
  undo(): void;
  /** Takes back the step that one operation is, or several together, whatever was done since; redo brings it again. */
  undoStep(...opIds: string[]): void;
  redo(): void;
  /** Offers nothing of what was done so far to be taken back, or again: it was discarded for good. */
  forgetSteps(): void;
  /** Takes in a change that the server has made for this person, so that undo takes it back like one of their own. */
  adopt(change: Edited & { opId: string }): void;
  select(selection: EditorSelection | null): void;
  setLocale(locale: Locale): void;
  setToolbarOpen(isOpen: boolean): void;
  /** Makes a medium known that the document is about to show. */
  addMedia(media: MediaRef): void;
  resolveConflict(conflict: EditConflict, choice: "mine" | "theirs"): void;
  dismissRefused(opId: string): void;
  dismissReplaced(opId: string): void;
  /** Sends what is waiting now instead of after the back-off. */
  retry(): void;
  /** `write` is called before undo, publish and the like, so that text being typed is run first. Returns the removal. */
  onFlush(write: () => void): () => void;
  /** Calls every `onFlush` function. */
  flush(): void;
  /** Resolves once nothing is waiting, or false when something cannot be saved within `milliseconds`. */
  whenSaved(milliseconds: number): Promise<boolean>;
  /** Fetches the draft anew, e.g. after publish and revert. Pending operations are kept on top of it. */
  refresh(): Promise<void>;
}

export interface EditorStore {
  actions: EditorActions;
  getState(): EditorState;
  /** With `keys` it tells of changes to these parts of the state alone. */
  subscribe(onChange: () => void, keys?: readonly (keyof EditorState)[]): () => void;
}
