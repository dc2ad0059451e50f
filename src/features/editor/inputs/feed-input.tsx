import { useEffect, useId, useRef, useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import { InputRow } from "./input-row.tsx";
import { useDroppedToast } from "./use-dropped-toast.ts";
import { useEntry } from "./use-entry.ts";

/** The address of a feed: it is read when the entry is left, and saved only where it could be. */
export function FeedInput(props: { option: OptionDefinition; value: string; onSave: (address: string) => void }) {
  const { option, value, onSave } = props;
  const { say, t, texts } = useEditorActions();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const id = useId();
  const [isReading, setReading] = useState(false);
  useUnsavedWords(isReading);
  const newest = useRef<string | null>(null); // what is read later than what was entered after it changes nothing
  const tellDropped = useDroppedToast();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const load = useMutation(trpc.feed.load.mutationOptions());
  /** Answers whether it is saved: one that could not be read stays in the entry, to be read again. */
  const read = async (entered: string): Promise<boolean> => {
    setReading(true);
    try {
      const { address } = await load.mutateAsync({ address: entered });
      await queryClient.invalidateQueries(trpc.feed.shown.queryFilter());
      if (newest.current === entered) onSave(address);
      return true;
    } catch (error) {
      if (!isShown.current) tellDropped(entered, messageOf(error, texts));
      return false;
    } finally {
      if (newest.current === entered) setReading(false);
    }
  };
  const onEntered = async (address: string): Promise<boolean> => {
    load.reset();
    newest.current = address;
    if (address !== "") return read(address);
    setReading(false);
    onSave("");
    return true;
  };
  const entry = useEntry<string>({
    shown: value,
    check: (text) => ({ ok: true, value: text.trim() }),
    onSave: onEntered,
    isWhole: true,
  });
  const hasFailed = load.isError && entry.inputProps.value !== value; // else Escape has brought back what is saved
  const failure = hasFailed ? messageOf(load.error, texts) : null;
  const said = load.isPending
    ? t("feed.loading")
    : load.isSuccess
      ? t("feed.loaded", { title: load.data.title || load.data.address })
      : value === "" && !hasFailed
        ? t("feed.missing")
        : "";
  return (
    <InputRow id={id} label={say(option.label)} error={failure} attempt={load.failureCount}>
      <input
        id={id}
        className="vt-input"
        type="text"
        inputMode="url"
        autoComplete="off"
        aria-describedby={`${id}-error ${id}-said`}
        {...entry.inputProps}
        aria-invalid={failure !== null}
      />
      <p className="vt-input-row__hint" id={`${id}-said`} role="status">
        {said}
      </p>
    </InputRow>
  );
}
