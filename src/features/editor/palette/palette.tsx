import { useState } from "react";
import { called } from "../state/called.tsx";
import { useKeysAhead } from "./use-keys-ahead.ts";

const CommandPalette = called(() => import("./command-palette.tsx"));

/** The palette, whose code comes when it is first called; what is typed meanwhile stands in its field. */
export function Palette({ onClosed }: { onClosed: () => void }) {
  const [search, setSearch] = useState("");
  useKeysAhead(".vt-palette", { onTyped: setSearch, onEscape: onClosed });
  return <CommandPalette search={search} onSearch={setSearch} onClosed={onClosed} onUnreachable={onClosed} />;
}
