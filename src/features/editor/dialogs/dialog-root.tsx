import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useRef } from "react";
import { openDialogs } from "./open-dialogs.ts";

interface DialogRootProps extends Pick<Dialog.Root.Props, "onOpenChange" | "onOpenChangeComplete" | "children"> {
  open: boolean;
  disablePointerDismissal?: boolean;
}

/** The root of every dialog of the editor: the browser's Back closes it, as Escape does, and leaves the page open. */
export function DialogRoot(props: DialogRootProps) {
  const { open } = props;
  const actions = useRef<Dialog.Root.Actions>(null);
  useEffect(() => (open ? openDialogs.add(() => actions.current?.close()) : undefined), [open]);
  return <Dialog.Root {...props} actionsRef={actions} />;
}
