/** Something to be done with an answer, or with several. */
export function InboxAction({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="vt-button vt-button--outline" onClick={onClick}>
      {children}
    </button>
  );
}
