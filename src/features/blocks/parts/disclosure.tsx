import type { ReactNode } from "react";
import { clsx } from "clsx";
import { isFilled } from "../is-filled.ts";
import type { ResolvedField } from "../resolved.ts";
import type { ViewContext } from "../ui.ts";
import "../styles/disclosure.css";

interface DisclosureProps {
  context: Pick<ViewContext, "mode">;
  /** At most one of those that share this is open at a time. */
  among: string | undefined;
  className?: string;
  id?: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  /** What is always seen, and the fields that it shows. */
  head: ReactNode;
  headFields: readonly ResolvedField[];
  /** What opens below it, and the fields that it shows. */
  children: ReactNode;
  bodyFields: readonly ResolvedField[];
}

/**
 * A row of a list that opens. Where only one of its two parts has something to show, and in the canvas, where both are
 * typed in, everything lies open.
 */
export function Disclosure(props: DisclosureProps) {
  const { context, among, id, isOpen = false, className, head, headFields, children, bodyFields } = props;
  const hasHead = headFields.some(isFilled);
  const hasBody = bodyFields.some(isFilled);
  const isEditing = context.mode === "edit";
  if (!isEditing && hasHead && hasBody) {
    return (
      <details id={id} className={clsx("disclosure", className)} name={among} open={isOpen}>
        <summary className="disclosure__head">{head}</summary>
        <div className="disclosure__body">{children}</div>
      </details>
    );
  }
  return (
    <div id={id} className={clsx("disclosure", className)} data-open="">
      {(isEditing || hasHead) && <div className="disclosure__head">{head}</div>}
      {(isEditing || hasBody) && <div className="disclosure__body">{children}</div>}
    </div>
  );
}
