import { useId, type ReactNode } from "react";

/** One titled part of a menu. */
export function MenuSection({ title, part, children }: { title: string; part?: "link"; children: ReactNode }) {
  const id = useId();
  return (
    <section className="vt-menu-section" aria-labelledby={id} data-vt-part={part}>
      <h3 id={id} className="vt-menu-section__title">
        {title}
      </h3>
      {children}
    </section>
  );
}
