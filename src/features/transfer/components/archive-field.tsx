import { useId, useState } from "react";
import type { SayAccount } from "~/features/account/components/account-texts.ts";

interface Props {
  t: SayAccount;
  label: string;
  onChosen: (file: File | null) => void;
  isRequired?: boolean;
}

/** Takes the file of an export. The browser's own button speaks the browser's language, so ours stands over it. */
export function ArchiveField({ t, label, onChosen, isRequired = false }: Props) {
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  return (
    <div className="account-form__field">
      <label htmlFor={id}>{label}</label>
      <div className="account-import__file">
        <span className="account-import__choose" aria-hidden>
          {t("import.choose")}
        </span>
        <span aria-hidden>{name ?? t("import.noneChosen")}</span>
        <input
          id={id}
          type="file"
          accept=".tar,application/x-tar"
          required={isRequired}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0] ?? null;
            setName(file?.name ?? null);
            onChosen(file);
          }}
        />
      </div>
    </div>
  );
}
