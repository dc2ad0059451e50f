import { useEffect } from "react";

/** Until files can be taken: the browser does not leave the page for one that is dropped. It draws nothing. */
export function FilesKeptOut() {
  useEffect(() => {
    window.addEventListener("dragover", keepOut);
    window.addEventListener("drop", keepOut);
    return () => {
      window.removeEventListener("dragover", keepOut);
      window.removeEventListener("drop", keepOut);
    };
  }, []);
  return null;
}

function keepOut(event: DragEvent): void {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
}
