import { useEffect, useRef, useState } from "react";

/** Milliseconds between toggling and saving (specification B, section 9). */
const saveDelay = 100;

/** A switch with its label; the new state shows at once and is saved about 100 ms later. */
export function CheckboxInput(props: {
  label: string;
  value: boolean;
  isDisabled?: boolean;
  onSave: (value: boolean) => void;
}) {
  const { label, value, isDisabled = false, onSave } = props;
  const [toggled, setToggled] = useState<boolean | null>(null);
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  useEffect(() => {
    if (toggled === null) return;
    const saveNow = () => save.current(toggled);
    const timer = setTimeout(() => {
      saveNow();
      setToggled(null);
    }, saveDelay);
    return () => clearTimeout(timer);
  }, [toggled]);
  return (
    <label className="vt-c-switch-row">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className="vt-c-switch"
        checked={toggled ?? value}
        disabled={isDisabled}
        onChange={(event) => setToggled(event.target.checked)}
      />
    </label>
  );
}
