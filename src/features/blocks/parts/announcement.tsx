import type { ReactNode } from "react";
import type { ViewContext } from "../ui.ts";
import "../styles/announcement.css";

interface AnnouncementProps {
  /** The section's id: what is closed is remembered by it, and by its words. */
  id: string;
  context: ViewContext;
  className: string;
  swatch?: string;
  children: ReactNode;
}

/** Something that visitors can close, and that then stays closed for them until its words change (`vt-announcement`). */
export function Announcement({ id, context, className, swatch, children }: AnnouncementProps) {
  return (
    <vt-announcement className={className} data-id={id} data-swatch={swatch}>
      {children}
      <button type="button" className="announcement__close" aria-label={context.t("blocks.announcement.close")} />
    </vt-announcement>
  );
}
