interface Props {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChanged: (checked: boolean) => void;
}

/** Something of a record that is so or not. */
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
