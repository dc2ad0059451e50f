const paths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20",
  arrow: "M5 12h14M13 6l6 6-6 6",
  chevron: "M7 10l5 5 5-5",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.4 3.8-5 7.5-5s6.7 1.6 7.5 5",
  calendar: "M5 6.5h14v13H5zM5 10.5h14M9 4v4M15 4v4",
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM17 7h.01",
  facebook: "M14 8.5h2.5V5H14a3.8 3.8 0 0 0-3.8 3.8V11H8v3.5h2.2V21h3.6v-6.5h2.5l.6-3.5h-3.1V9.2c0-.4.1-.7.2-.7Z",
  linkedIn: "M5 9.5v10M5 5.5v.01M9.5 19.5v-10M9.5 14c0-2.5 1.7-4.3 4.2-4.3 2.4 0 4.3 1.6 4.3 4.6v5.2",
} as const;
type IconName = keyof typeof paths;

/** A line icon in the colour of the text. Decorative: the words beside it, or the label of its link, say what it is. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
