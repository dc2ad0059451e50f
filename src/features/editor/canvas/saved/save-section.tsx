import { useId, useState, type SyntheticEvent } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { BusyButton } from "../../controls/busy-button.tsx";
import { toast } from "../../toasts/toast.ts";
import { contentOf } from "~/features/page/domain/group-content.ts";
import type { Group } from "~/features/page/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { formText } from "../../dialogs/form-text.ts";
import { messageOf } from "../../dialogs/message-of.ts";
import { sentWords } from "../../dialogs/sent-words.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { MenuSection } from "../menu/menu-section.tsx";

/** Keeps a section as it is now under a name, to be added again on any page of the site: there, visitors see it. */
export function SaveSection({ group }: { group: Group }) {
  const { t, texts, flush, getState } = useEditorActions();
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const hintId = useId();

  async function save(name: string, form: HTMLFormElement) {
    flush();
    const { document, media } = getState();
    const now = document.groups[group.id];
    if (!now) return;
    const { isHidden: _, ...content } = contentOf(document, now, {
      blockOf,
      hasMedium: (id) => Object.hasOwn(media, id),
    });
    const isAllSaved = sentWords(form);
    setBusy(true);
    const id = toast.loading(t("saved.saving"));
    try {
      await client.savedSection.save.mutate({ name, content });
      await queryClient.invalidateQueries(trpc.savedSection.list.queryFilter());
      toast.success(t("saved.done", { name }), { id });
      if (isAllSaved()) form.reset();
    } catch (error) {
      toast.error(t("saved.failed", { message: messageOf(error, texts) }), { id });
    } finally {
      setBusy(false);
    }
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = formText(new FormData(form), "name").trim();
    if (name !== "" && !isBusy) void save(name, form);
  };
  return (
    <MenuSection title={t("saved.title")}>
      <form className="vt-save-section" onSubmit={onSubmit}>
        <label className="vt-field">
          {t("saved.name")}
          <input
            name="name"
            className="vt-input"
            maxLength={60}
            required
            autoComplete="off"
            aria-describedby={hintId}
          />
        </label>
        <BusyButton type="submit" className="vt-button vt-button--outline" isBusy={isBusy}>
          {t("saved.save")}
        </BusyButton>
      </form>
      <p id={hintId} className="vt-hint">
        {t("saved.hint")}
      </p>
    </MenuSection>
  );
}
