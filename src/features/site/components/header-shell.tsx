"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { afterScroll, defaultHeaderHeightPx, scrollDebounceMs, type HeaderScroll } from "../domain/header-scroll.ts";

interface Props {
  children: ReactNode;
  type: "transparent" | "opaque";
  typeOnMobile: "transparent" | "opaque";
}

/** The header's own element: it follows the direction of scrolling and stays while something in it has the focus. */
export function HeaderShell({ children, type, typeOnMobile }: Props) {
  const element = useRef<HTMLElement>(null);
  const [scroll, setScroll] = useState<HeaderScroll>({ direction: "top", y: 0, isAnimated: false });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      timer = undefined;
      const height = element.current?.offsetHeight || defaultHeaderHeightPx;
      setScroll((before) => afterScroll(before, window.scrollY, height));
    };
    const onScroll = () => (timer ??= setTimeout(measure, scrollDebounceMs));
    measure();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      clearTimeout(timer);
    };
  }, []);

  return (
    <header
      ref={element}
      className="site-header"
      data-type={type}
      data-type-mobile={typeOnMobile}
      data-scroll={scroll.direction}
      data-animated={scroll.isAnimated || undefined}
    >
      {children}
    </header>
  );
}
