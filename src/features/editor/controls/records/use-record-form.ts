import { useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { mergeRecord } from "./merge-record.ts";
import type { Checked, Problems } from "./problems.ts";
import type { RecordConflict, Stored } from "./record-conflict.ts";
import type { SavedAs } from "./use-save-record.ts";

interface Given<Value> {
  start: Value;
  /** As it is stored; null for a new one. */
  before: Stored<Value> | null;
  check: (value: Value) => Checked<Value>;
  /** Tells how it goes, and answers as what it is saved, or what somebody else made of it meanwhile; null where neither. */
  save: (value: Value, before: Stored<Value> | null) => Promise<SavedAs | RecordConflict<Value> | null>;
  onSaved: () => void;
}

function problemsOf(checked: Checked<unknown>): Problems {
  return checked.ok ? {} : checked.problems;
}

/**
 * A record while it is written: sent off, it is checked first, and the first input that is wrong has the focus. What
 * is stored and would be refused today is told at once. Where somebody else was faster, that is asked about, and nothing that was written is lost:
 * where somebody writes on while it is saved, it stays open, to be saved once more.
 */
export function useRecordForm<Value extends object>({ start, before, check, save, onSaved }: Given<Value>) {
  const [first, setFirst] = useState(start);
  const [stored, setStored] = useState(before);
  const [value, setValue] = useState(first);
  const [problems, setProblems] = useState(() => (before ? problemsOf(check(start)) : {}));
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<RecordConflict<Value> | null>(null);
  const [readings, setReadings] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });

  async function send(over: Stored<Value> | null): Promise<void> {
    const checked = check(value);
    setProblems(problemsOf(checked));
    if (!checked.ok) return void requestAnimationFrame(() => focusFirstProblem(form.current));
    setBusy(true);
    const outcome = await save(checked.value, over);
    setBusy(false);
    if (outcome === null) return;
    if ("theirs" in outcome) return setConflict(outcome);
    if (newest.current === value) return onSaved();
    setFirst(value);
    setStored({ value: checked.value, revision: outcome.revision, pictures: over?.pictures ?? [] });
  }

  return {
    value,
    setValue,
    change: (part: Partial<Value>) => setValue((current) => ({ ...current, ...part })),
    problems,
    isBusy,
    isChanged: value !== first,
    form,
    /** As it is stored, as far as this form has heard. */
    stored,
    /** How often what is stored was taken over: inputs that keep what they began with begin anew. */
    readings,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!isBusy) void send(stored);
    },
    conflict,
    /** Goes back to writing; what the other one made of it stays, and is asked about again. */
    onConflictLeft: () => setConflict(null),
    /** Saves it as it is written here, over what the other one made of it. */
    onKept: () => {
      setConflict(null);
      setStored(conflict?.theirs ?? null);
      void send(conflict?.theirs ?? null);
    },
    /** Goes on with what the other one made of it; what was written here stays. */
    onTakenOver: () => {
      const theirs = conflict?.theirs;
      setConflict(null);
      if (!theirs) return;
      setValue(mergeRecord(stored?.value ?? first, value, theirs.value));
      setFirst(theirs.value);
      setStored(theirs);
      setReadings((count) => count + 1);
    },
  };
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  first?.closest("details")?.setAttribute("open", "");
  first?.focus();
}
