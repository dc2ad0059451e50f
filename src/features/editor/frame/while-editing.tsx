"use client";

import { useEditorPart } from "../state/editor-context.tsx";
import { useFrame } from "./frame-context.tsx";
import { PlaceKeeper } from "./place-keeper.tsx";
import { useLostKeys } from "./use-lost-keys.ts";
import { useTakenSteps } from "./use-taken-steps.ts";

/**
 * Shows what an undo or redo changed, catches keys whose text is gone, and keeps the page in place beside panels; the
 * code comes once the page stands.
 */
export function WhileEditing() {
  const { panel } = useFrame();
  const isEditing = useEditorPart((state) => state.isToolbarOpen);
  useTakenSteps();
  useLostKeys();
  return <PlaceKeeper beside={`${panel} ${isEditing}`} />;
}
