import { useEffect, useState } from "react";
import { readCode, spellCode } from "../../domain/coupon-code.ts";
import { DeskScanner } from "./desk-scanner.tsx";
import type { DeskTexts } from "./desk-texts.ts";

interface Props {
  texts: DeskTexts;
  isBusy: boolean;
  /** The code that was looked up last, to be corrected. */
  typed: string | null;
  onCodeEntered: (code: string) => void;
  onUnreadable: () => void;
}

/** Takes a code: typed, pasted (also a coupon's whole link), or scanned where the browser can. */
export function DeskEntry({ texts, isBusy, typed, onCodeEntered, onUnreadable }: Props) {
  const [text, setText] = useState("");
  useEffect(() => {
    if (typed) setText(spellCode(typed));
  }, [typed]);

  function onEntered(entered: string) {
    const code = readCode(entered);
    if (code) onCodeEntered(code);
    else onUnreadable();
  }

  return (
    <form
      className="desk-entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "" && !isBusy) onEntered(text);
      }}
    >
      <label htmlFor="desk-code">{texts.code}</label>
      <input
        id="desk-code"
        className="desk-entry__code"
        value={text}
        placeholder="XXXXX-XXXXX"
        aria-describedby="desk-code-hint"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p id="desk-code-hint" className="desk-entry__hint">
        {texts.codeHint}
      </p>
      <button type="submit" className="button desk-entry__check" aria-disabled={isBusy}>
        {isBusy ? texts.checking : texts.check}
      </button>
      <DeskScanner texts={texts} onScanned={onEntered} />
    </form>
  );
}
