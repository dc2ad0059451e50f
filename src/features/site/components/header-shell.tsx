import type { ReactNode } from "react";

interface Props {
  children: ReactNode;
  type: "transparent" | "opaque";
  typeOnMobile: "transparent" | "opaque";
}

/** The header's own element: it follows the direction of scrolling and stays while something in it has the focus. */
export function HeaderShell({ children, type, typeOnMobile }: Props) {
  return (
    <header className="site-header" data-type={type} data-type-mobile={typeOnMobile} data-scroll="top">
      <vt-header>{children}</vt-header>
    </header>
  );
}
