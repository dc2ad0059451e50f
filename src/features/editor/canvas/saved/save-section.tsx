import { useId, useRef, useState, type SyntheticEvent } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { toast } from "../../toasts/toast.ts";
import { contentOf } from "~/features/page/domain/group-content.ts";
import type { Group } from "~/features/page/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../../dialogs/message-of.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { MenuSection } from "../menu/menu-section.tsx";

/** Keeps a section as it is now under a name, to be added again on any page of the site: there, visitors see it. */
export function SaveSection({ group }: { group: Group }) {
  const { t, texts, flush, getState } = useEditorActions();
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hintId = useId();

  async function save(name: string) {
    flush();
    const { document, media } = getState();
    const now = document.groups[group.id];
    if (!now) return;
    const { isHidden: _, ...content } = contentOf(document, now, {
      blockOf,
      hasMedium: (id) => Object.hasOwn(media, id),
    });
    setBusy(true);
    const id = toast.loading(t("saved.saving"));
    try {
      await client.savedSection.save.mutate({ name, content });
      await queryClient.invalidateQueries(trpc.savedSection.list.queryFilter());
      toast.success(t("saved.done", { name }), { id });
      form.current?.reset();
    } catch (error) {
      toast.error(t("saved.failed", { message: messageOf(error, texts) }), { id });
    } finally {
      setBusy(false);
    }
  }

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get("name");
    if (typeof name === "string" && name.trim() !== "" && !isBusy) void save(name.trim());
  };
  return (
    <MenuSection title={t("saved.title")}>
      <form ref={form} className="vt-save-section" onSubmit={onSubmit}>
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
        <button type="submit" className="vt-button vt-button--outline" disabled={isBusy}>
          {t("saved.save")}
        </button>
      </form>
      <p id={hintId} className="vt-hint">
        {t("saved.hint")}
      </p>
    </MenuSection>
  );
}
