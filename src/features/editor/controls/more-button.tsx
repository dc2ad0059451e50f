import type { RefObject } from "react";
import { useKeyboardAtNew } from "~/lib/browser/use-keyboard-at-new.ts";
import { BusyButton } from "./busy-button.tsx";

interface Props {
  /** How far the list has been asked for: what `useInfiniteQuery` tells of it. */
  asked: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** The element whose children are the entries. */
  list: RefObject<HTMLElement | null>;
  children: string;
}

/** Asks for the next entries of a list as long as there are any; the keyboard goes on at the first of them. */
export function MoreButton({ asked, list, children }: Props) {
  const { ref, onAsked } = useKeyboardAtNew(list);
  if (!asked.hasNextPage) return null;
  return (
    <BusyButton
      ref={ref}
      type="button"
      className="vt-button vt-button--outline"
      isBusy={asked.isFetchingNextPage}
      onClick={() => {
        onAsked();
        void asked.fetchNextPage();
      }}
    >
      {children}
    </BusyButton>
  );
}
