interface Props {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChanged: (checked: boolean) => void;
}

/** A switch with its label; what happens when it is put elsewhere is the caller's. */
export function SwitchRow({ label, checked, disabled = false, onChanged }: Props) {
  return (
    <label className="vt-switch-row">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className="vt-switch"
        disabled={disabled}
        checked={checked}
        onChange={({ target }) => onChanged(target.checked)}
      />
    </label>
  );
}
