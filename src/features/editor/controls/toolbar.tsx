import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { toolByKey } from "./tool-by-key.ts";

/** A row of buttons that is one stop of the Tab key: the arrows, Home and End walk through it. */
export function Toolbar({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const reached = useRef<Element | null>(null);
  const tools = () => [...(bar.current?.querySelectorAll("button") ?? [])];
  const keepOneStop = () => {
    const all = tools();
    const stop = all.find((tool) => tool === reached.current) ?? all[0];
    for (const tool of all) {
      const tabIndex = tool === stop ? 0 : -1;
      if (tool.tabIndex !== tabIndex) tool.tabIndex = tabIndex; // a browser looks anew for where the focus may be, even for the same
    }
  };
  useLayoutEffect(keepOneStop);
  const onFocus = (event: FocusEvent) => {
    reached.current = event.target;
    keepOneStop();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const all = tools();
    const index = all.findIndex((tool) => tool === event.target);
    const to = index < 0 ? null : toolByKey(event.key, { index, count: all.length });
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation(); // the item below would take the arrows, too
    all[to]?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={label} className={className} onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
