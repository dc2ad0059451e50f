"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTRPC } from "~/trpc/react.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { rememberTold, wasTold } from "./told.ts";
import { wayToTell } from "./way-to-tell.ts";

/** Tells once a session what is new in the product, to somebody who has not seen it. */
export function News({ hasBegun }: { hasBegun: () => boolean }) {
  const { t, editorLocale } = useEditorActions();
  const { dialog, preview, showDialog } = useFrame();
  const hasConflicts = useEditorPart((state) => state.conflicts.length > 0);
  const trpc = useTRPC();
  const [isDue] = useState(() => !wasTold());
  const list = useQuery({ ...trpc.changelog.list.queryOptions({ language: editorLocale }), enabled: isDue });
  const hasNews = (list.data?.data.length ?? 0) > 0;
  const isOccupied = dialog !== null || preview !== null || hasConflicts;

  useEffect(() => {
    const way = wayToTell({ hasNews, wasTold: wasTold(), isOccupied, hasBegun: hasBegun() });
    if (way === "dialog") showDialog("news");
    if (way !== "toast") return;
    rememberTold();
    const action = { label: t("changelog.look"), onClick: () => showDialog("changelog") };
    toast.info(t("changelog.unread"), { action, duration: 10_000 });
  }, [hasNews, isOccupied, hasBegun, showDialog, t]);
  return null;
}
