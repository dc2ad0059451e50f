import type { SyntheticEvent } from "react";
import { firstCharacters, mostUnits } from "../../domain/player-name.ts";

/** For a field: takes no more characters than a name has, counted as people do; `maxLength` alone counts an emoji for many. */
export const nameLimit = {
  maxLength: mostUnits,
  onInput: ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    const kept = firstCharacters(field.value).join("");
    if (kept === field.value) return;
    const at = field.selectionStart;
    field.value = kept;
    field.setSelectionRange(at, at);
  },
};
