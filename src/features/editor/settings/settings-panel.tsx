"use client";

import { useQuery } from "@tanstack/react-query";
import type { Json } from "~/lib/json.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { settingLabel, settingValue } from "./setting-labels.ts";
import { SidePanel } from "../frame/side-panel.tsx";

const sections = [
  "header",
  "bookingButton",
  "footer",
  "editor",
  "socialAccounts",
  "tracking",
  "accounts",
  "appearance",
  "contact",
  "golf",
] as const;

/** The site's settings by section, to read. */
export function SettingsPanel() {
  const { t, texts } = useEditorActions();
  const { togglePanel } = useFrame();
  const trpc = useTRPC();
  const settings = useQuery(trpc.settings.get.queryOptions());
  const values = settings.data as Record<string, Json> | undefined;

  const show = (path: string[], value: Json): string => {
    if (typeof value === "boolean") return t(value ? "settings.yes" : "settings.no");
    if (value === "" || value === null) return t("settings.none");
    return /^(logo|icon)MediaId$/.test(path.at(-1) ?? "")
      ? t("settings.set")
      : settingValue(typeof value === "object" ? JSON.stringify(value) : String(value), texts);
  };

  return (
    <SidePanel title={t("settings.title")} closeLabel={t("settings.close")} onClose={() => togglePanel("settings")}>
      <p className="vt-hint">{t("settings.readOnly")}</p>
      {settings.isPending && <p role="status">{t("toolbar.loading")}</p>}
      {settings.isError && <p role="alert">{t("settings.failed")}</p>}
      {values &&
        sections.map((section, index) => (
          <details key={section} className="vt-fold" open={index === 0}>
            <summary>{t(`settings.${section}`)}</summary>
            <dl className="vt-facts">
              {leavesOf(values[section] ?? null).map(([path, value]) => (
                <div key={path.join(".")}>
                  <dt>{settingLabel([section, ...path], texts)}</dt>
                  <dd>{show(path, value)}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
    </SidePanel>
  );
}

function leavesOf(value: Json, path: string[] = []): [string[], Json][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}
