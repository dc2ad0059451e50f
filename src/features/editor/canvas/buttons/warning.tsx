import { TriangleAlert } from "lucide-react";

/** A small sign beside what visitors would miss, a calm one beside what is only still to come; its words are its title. */
export function Warning({ children, isToCome = false }: { children: string; isToCome?: boolean }) {
  return (
    <span className="vt-warning" title={children} data-to-come={isToCome || undefined}>
      {isToCome ? <span aria-hidden>…</span> : <TriangleAlert aria-hidden />}
      <span className="vt-sr">{children}</span>
    </span>
  );
}
