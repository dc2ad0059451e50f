"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccountTexts } from "~/features/account/components/account-texts.ts";
import { OnceButton } from "~/features/account/components/once-button.tsx";
import { ProvedSection } from "~/features/account/components/proved-section.tsx";
import { useProvedChange } from "~/features/account/components/use-proved-change.ts";
import { translatorOf } from "~/i18n/translate.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";

/** The deleted sites of the installation, for its admins, and the way back for each; nothing where there are none. */
export function SiteTrashScreen({ texts, locale }: { texts: AccountTexts; locale: EditorLocale }) {
  const t = translatorOf<"account">(texts);
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const list = useQuery(trpc.siteTrash.list.queryOptions());
  const change = useProvedChange(() => queryClient.invalidateQueries(trpc.siteTrash.list.queryFilter()));
  const day = (at: string) => new Date(at).toLocaleDateString(`${locale}-CH`, { dateStyle: "long" });
  const sites = list.data?.sites ?? [];
  if (sites.length === 0 && change.said === "") return null;

  return (
    <ProvedSection
      t={t}
      id="account-site-trash"
      title={t("siteTrash.list")}
      intro={t("siteTrash.listIntro")}
      change={change}
    >
      <ul className="account__list">
        {sites.map(({ id, name, host, deletedAt, deletedBy, goneAt }) => (
          <li key={id} className="account-member">
            <div>
              <strong>{name}</strong> · {host}
              <br />
              <small>{t("siteTrash.entry", { date: day(deletedAt), by: deletedBy ?? "–", gone: day(goneAt) })}</small>
            </div>
            <OnceButton
              label={t("siteTrash.restoreOf", { name })}
              onPressed={() =>
                change.makeInRow({
                  call: () => client.siteTrash.restore.mutate({ id }),
                  said: t("siteTrash.restored", { name, host }),
                })
              }
            >
              {t("siteTrash.restore")}
            </OnceButton>
          </li>
        ))}
      </ul>
    </ProvedSection>
  );
}
