import type { ReactNode } from "react";
import type { ResolvedButton, ResolvedField, ResolvedText } from "../resolved.ts";
import type { Ui } from "../ui.ts";

interface AskPersonProps {
  of: { name: ResolvedText; phone: ResolvedText; email: ResolvedText; button: ResolvedButton };
  ui: Ui;
  /** What stands between the name and the ways to reach somebody, such as the street, and the fields that it shows. */
  children?: ReactNode;
  others?: readonly ResolvedField[];
}

/** Whom to ask about a row, and how. */
export function AskPerson({ of: { name, phone, email, button }, ui, children, others = [] }: AskPersonProps) {
  return (
    <ui.Part of={[name, phone, email, button, ...others]} className="disclosure__aside">
      <address>
        <ui.Text of={name} as="p" className="disclosure__name" />
        {children}
        <ui.Text of={phone} as="a" className="text-link" />
        <ui.Text of={email} as="a" className="text-link" />
        <ui.Button of={button} variant="quiet" />
      </address>
    </ui.Part>
  );
}
