import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useFrame } from "../../frame/frame-context.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";

export interface Drawer {
  /** Closes it; what was written and is not saved is asked for first. */
  leave: () => void;
}

interface Props {
  onClose: () => void;
  children: (drawer: Drawer) => ReactNode;
}

/** One record in place of its table; the focus goes into it, and back to where it came from, or to the panel's title. */
export function RecordDrawer({ onClose, children }: Props) {
  const { t } = useEditorActions();
  const frame = useFrame();
  const leave = () => frame.leave(onClose);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const title = back.current?.closest("[data-vt-panel]")?.querySelector("h2");
    back.current?.focus();
    return () => {
      // The table is in sight again once this has gone.
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
        else title?.focus();
      });
    };
  }, []);
  // Not the whole panel: what is written here would be lost. Dialogs over it close themselves.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== "Escape" || event.defaultPrevented || !isOwn) return;
    event.preventDefault();
    leave();
  };
  return (
    <div className="vt-drawer" onKeyDown={onKeyDown}>
      <button ref={back} type="button" className="vt-button vt-button--quiet" onClick={leave}>
        <ArrowLeft size={16} aria-hidden />
        {t("records.back")}
      </button>
      {children({ leave })}
    </div>
  );
}
