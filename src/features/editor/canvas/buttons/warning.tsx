import { TriangleAlert } from "lucide-react";

/** A small sign beside what visitors would miss; its words are its title. */
export function Warning({ children }: { children: string }) {
  return (
    <span className="vt-warning" title={children}>
      <TriangleAlert aria-hidden />
      <span className="vt-sr">{children}</span>
    </span>
  );
}
