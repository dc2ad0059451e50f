import type { ComponentProps } from "react";

interface Props extends ComponentProps<"button"> {
  /** Whether what it does is under way. */
  isBusy: boolean;
}

/**
 * A button that is pressed in vain as long as what it does is under way. It keeps the keyboard meanwhile, which a disabled
 * one would drop.
 */
export function BusyButton({ isBusy, onClick, ...props }: Props) {
  return (
    <button
      {...props}
      aria-disabled={isBusy}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
