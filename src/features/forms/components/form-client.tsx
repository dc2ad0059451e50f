"use client";

import { useEffect, useRef } from "react";
import { useSending, type SendingProps } from "../client/use-sending.ts";
import { FormNews } from "./form-news.tsx";

/**
 * Stands in a form and says what becomes of it. In the browser it takes the form over: looks at the answers before they
 * are sent, sends them without leaving the page, and keeps them in this tab until they have arrived.
 */
export function FormClient(props: SendingProps) {
  const { groupId, texts } = props;
  const root = useRef<HTMLDivElement>(null);
  const { state, said } = useSending(root, props);
  const isBelow = said?.isBelow === true;
  useEffect(() => {
    if (isBelow) root.current?.firstElementChild?.scrollIntoView({ block: "nearest" }); // the root itself has no box
  }, [isBelow]);
  return <FormNews {...{ groupId, texts, state, said, root }} />;
}
