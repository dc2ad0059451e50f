import { useId } from "react";

interface Props {
  label: string;
  onChosen: (file: File | null) => void;
  isRequired?: boolean;
}

/** Takes the file of an export. */
export function ArchiveField({ label, onChosen, isRequired = false }: Props) {
  const id = useId();
  return (
    <div className="account-form__field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="account-import__file"
        type="file"
        accept=".tar,application/x-tar"
        required={isRequired}
        onChange={({ currentTarget }) => onChosen(currentTarget.files?.[0] ?? null)}
      />
    </div>
  );
}
