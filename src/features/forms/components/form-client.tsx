"use client";

import { useRef } from "react";
import { useSending, type SendingProps } from "../client/use-sending.ts";
import { FormNotice } from "./form-notice.tsx";

/**
 * Stands in a form and says what becomes of it. In the browser it takes the form over: looks at the answers before they
 * are sent, sends them without leaving the page, and keeps them in this tab until they have arrived.
 */
export function FormClient(props: SendingProps) {
  const { groupId, texts } = props;
  const root = useRef<HTMLDivElement>(null);
  const { state, said } = useSending(root, props);
  return (
    <div ref={root} className="form__news">
      {said && <FormNotice groupId={groupId} {...said} texts={texts} />}
      <p className="sr-only" role="status">
        {state === "idle" ? "" : texts.states[state]}
      </p>
    </div>
  );
}
