import { useId, type ReactNode } from "react";

/** One titled part of a menu. */
export function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="vt-menu-section" aria-labelledby={id}>
      <h3 id={id} className="vt-menu-section__title">
        {title}
      </h3>
      {children}
    </section>
  );
}
