import { useLayoutEffect, useRef, useState } from "react";
import { SwitchRow } from "../controls/switch-row.tsx";
import { delayedTask } from "./delayed-task.ts";

/** Milliseconds between toggling and saving. */
const saveDelay = 100;

/** A switch with its label; the new state shows at once and is saved about 100 ms later. */
export function CheckboxInput(props: {
  label: string;
  value: boolean;
  isDisabled?: boolean;
  /** The switch stays where it was put until what this answers is settled. */
  onSave: (value: boolean) => unknown;
}) {
  const { label, value, isDisabled = false, onSave } = props;
  const [toggled, setToggled] = useState<boolean | null>(null);
  const [saving] = useState(() => delayedTask(saveDelay));
  useLayoutEffect(() => saving.finish, [saving]); // saves when the panel closes meanwhile
  const newest = useRef(onSave); // one that saves a whole list knows what a switch beside this one has saved meanwhile
  useLayoutEffect(() => {
    newest.current = onSave;
  });
  const save = async (isOn: boolean) => {
    await newest.current(isOn);
    setToggled((now) => (now === isOn ? null : now)); // pressed again meanwhile, it is not where it was put
  };
  const onToggle = (isOn: boolean) => {
    setToggled(isOn);
    saving.start(() => void save(isOn));
  };
  return <SwitchRow label={label} checked={toggled ?? value} disabled={isDisabled} onChanged={onToggle} />;
}
