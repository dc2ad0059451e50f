"use client";

import { useId } from "react";
import { pageRoleSchema } from "~/features/page/schema.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { nameOf, type ListedPage } from "./page-lists.ts";

/** What a page is for on this site; a role that another page has goes over to this one. */
export function RoleSelect({ page, pages }: { page: ListedPage; pages: ListedPage[] }) {
  const { t } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const site = useSiteSession();
  const id = useId();
  if (page.role === "home" || page.collection !== null) return null;
  const holderOf = (role: string) => pages.find((other) => other.role === role && other.id !== page.id);
  return (
    <div className="vt-field">
      <label htmlFor={id}>{t("pages.role")}</label>
      <select
        id={id}
        className="vt-input"
        value={page.role ?? ""}
        onChange={(event) =>
          site.run("page.role", { pageId: page.id, role: pageRoleSchema.safeParse(event.target.value).data ?? null })
        }
      >
        <option value="">{t("pages.noRole")}</option>
        {(["search", "imprint", "privacyPolicy", "terms", "contact"] as const).map((role) => {
          const holder = holderOf(role);
          const name = t(`pages.roles.${role}`);
          return (
            <option key={role} value={role}>
              {holder ? t("pages.roleHeld", { role: name, name: nameOf(holder, locale) }) : name}
            </option>
          );
        })}
      </select>
    </div>
  );
}
