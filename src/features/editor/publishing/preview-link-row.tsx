"use client";

import type { PreviewList } from "~/features/site/preview/schema.ts";
import { orGone } from "~/trpc/or-gone.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { BusyButton } from "../controls/busy-button.tsx";
import { useCallWithToast, type Outcome } from "../dialogs/use-call-with-toast.ts";
import { useMoments } from "../history/use-moments.ts";
import { useEditorActions } from "../state/editor-context.tsx";

const texts = { loading: "preview.revoking", success: "preview.revoked", failed: "preview.revokeFailed" } as const;

const reopening = {
  loading: "preview.reopening",
  success: "preview.reopened",
  failed: "preview.reopenFailed",
} as const;

interface PreviewLinkRowProps {
  link: PreviewList["links"][number];
  onRevoked: () => Promise<void>;
  onReopened: () => Promise<void>;
}

/** One open link: until when it is good, who made it, and the way to take it back; who did so by mistake undoes it. */
export function PreviewLinkRow({ link, onRevoked, onReopened }: PreviewLinkRowProps) {
  const { t } = useEditorActions();
  const client = useTRPCClient();
  const moment = useMoments();
  const { isBusy, run } = useCallWithToast(texts);
  const reopened = useCallWithToast(reopening);
  const date = moment(link.expiresAt);

  async function revoke(): Promise<Outcome> {
    await orGone(client.preview.revoke.mutate({ id: link.id }));
    await onRevoked();
    return { action: { label: t("toolbar.undo"), onClick: () => void reopened.run(reopen) } };
  }
  async function reopen(): Promise<Outcome> {
    await client.preview.reopen.mutate({ id: link.id });
    await onReopened();
    return {};
  }
  return (
    <li className="vt-row">
      <span className="vt-row__name">
        {t("preview.endsAt", { date })}
        <small className="vt-hint">
          {t("preview.madeBy", { name: link.by ?? t("preview.someone"), date: moment(link.createdAt) })}
        </small>
      </span>
      <BusyButton
        type="button"
        className="vt-button vt-button--outline"
        aria-label={t("preview.revokeOf", { date })}
        isBusy={isBusy}
        onClick={() => void run(revoke)}
      >
        {t("preview.revoke")}
      </BusyButton>
    </li>
  );
}
