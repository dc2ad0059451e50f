/** A way that leads past its goal and ends in the open, drawn in the site's own colours. Decorative. */
export function LostWay() {
  return (
    <svg className="missing__picture" viewBox="0 0 480 360" aria-hidden="true" fill="none" strokeLinecap="round">
      <ellipse cx="236" cy="190" rx="214" ry="156" fill="var(--site-secondary)" />
      <path d="M60 286c66-44 132 22 196-14s30-118 96-122 76 60 42 96" stroke="var(--site-primary)" strokeWidth="10" />
      <path d="M394 246c-18 20-44 30-66 46" stroke="var(--site-primary)" strokeWidth="10" strokeDasharray="1 22" />
      <circle cx="60" cy="286" r="17" fill="var(--site-primary)" />
      <g stroke="var(--site-primary)" strokeWidth="10" strokeLinejoin="round">
        <path
          d="M196 190c-38-46-56-72-56-98a56 56 0 0 1 112 0c0 26-18 52-56 98Z"
          fill="var(--site-paper)"
          transform="rotate(-9 196 120)"
        />
        <path d="m176 76 34 34m0-34-34 34" />
      </g>
    </svg>
  );
}
