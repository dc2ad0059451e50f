"use client";

import { useEffect, useEffectEvent, type ComponentType } from "react";
import { toast } from "../toasts/toast.ts";
import { useEditorActions } from "./editor-context.tsx";
import { later } from "./later.tsx";

/**
 * A part that somebody calls by a button or key, as `later`. Where its code cannot be fetched they are told so, the page
 * under edit stands as it is, and `onUnreachable` may take the call back.
 */
export function called<Props extends object>(fetchPart: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = later(async () => (await fetchPart()).default);
  return function Called({ onUnreachable, ...props }: Props & { onUnreachable?: () => void }) {
    const { texts } = useEditorActions();
    const tell = useEffectEvent(() => {
      toast.error(texts.errors.unreachable, { id: "unreachable" });
      onUnreachable?.();
    });
    useEffect(() => {
      let isHere = true;
      void Part.load().then((hasCome) => !hasCome && isHere && tell());
      return () => void (isHere = false);
    }, []);
    return <Part {...(props as Props)} />;
  };
}
