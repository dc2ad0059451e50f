import type { ReactNode } from "react";

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}

/** The icons of markers: a ball on its tee, a flag in its hole, a glass, and a dot for everything else. */
export const markerIcons = {
  start: (
    <Icon>
      <circle cx="12" cy="8" r="5" />
      <path d="M8.5 16.5h7M12 16.5V22" />
    </Icon>
  ),
  end: (
    <Icon>
      <path d="M8 21V3l10 4.5L8 12" />
      <path d="M4 21h8" />
    </Icon>
  ),
  party: (
    <Icon>
      <path d="M5 4h14l-7 8zM12 12v8M8 20h8" />
    </Icon>
  ),
  default: (
    <Icon>
      <circle cx="12" cy="12" r="3.5" fill="currentColor" />
    </Icon>
  ),
};

export const controlIcons = {
  plus: (
    <Icon>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  ),
  minus: (
    <Icon>
      <path d="M5 12h14" />
    </Icon>
  ),
  all: (
    <Icon>
      <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </Icon>
  ),
  theme: (
    <Icon>
      <path d="m12 3 9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5" />
    </Icon>
  ),
  locate: (
    <Icon>
      <circle cx="12" cy="12" r="6.5" />
      <circle cx="12" cy="12" r="1.5" fill="currentColor" />
      <path d="M12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22" />
    </Icon>
  ),
  list: (
    <Icon>
      <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
    </Icon>
  ),
  close: (
    <Icon>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  ),
};
