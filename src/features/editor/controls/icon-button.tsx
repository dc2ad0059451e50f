import { clsx } from "clsx";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  /** Its name: read out, and shown to a resting pointer when there is no other `title`. */
  label: string;
  /** In a box beside inputs, plain among other tools, or quiet in the frame around the page. */
  look?: keyof typeof looks;
  ref?: Ref<HTMLButtonElement>;
  /** The icon, hidden from screen readers. */
  children: ReactNode;
}

const looks = {
  box: "vt-icon-button",
  tool: "vt-tool",
  quiet: "vt-button vt-button--quiet vt-button--icon",
};

/** A button that shows an icon alone; its name is always there for those who do not see it. */
export function IconButton({ label, look = "box", className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={clsx(looks[look], className)}>
      {children}
    </button>
  );
}
