import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { CanvasContext, type CanvasSetting } from "~/features/editor/canvas/canvas-context.ts";
import { FrameProvider, type Frame } from "~/features/editor/frame/frame-context.tsx";
import { SiteProvider } from "~/features/editor/site/site-context.tsx";
import type { EditorActions } from "~/features/editor/state/store-contract.ts";
import { toast } from "~/features/editor/toasts/toast.ts";
import { runCommand } from "~/features/page/commands/run.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { answered } from "./answered.tsx";
import { editorSetting } from "./editor-setting.ts";
import { inEditor } from "./in-editor.tsx";

interface Asked {
  from: Locale;
  to: Locale;
  fields: { groupId: string; fieldName: string }[];
}

interface Around {
  document: PageDocument;
  /** The language that the page is shown in. */
  locale?: Locale;
  locales?: Locale[];
  isSiteAdmin?: boolean;
  /** What the site's service is, where it is none that works. */
  service?: { service: string; lacks: string | null };
  /** What the service says to a call; else each field's name in capital letters. */
  answer?: (asked: Asked) => unknown;
}

/** In capital letters, as the service says it. */
export const said = ({ groupId, fieldName }: Asked["fields"][number]) => ({
  groupId,
  fieldName,
  text: fieldName.toUpperCase(),
  json: null,
  sourceHash: null,
});

/**
 * A part of the editor on screen whose page takes what the site's service says: the calls that it made, the toasts that
 * told of it, and the panels that were opened. `stop` has to be called in the end.
 */
export function translating(part: (document: PageDocument) => ReactNode, around: Around) {
  const { locales = ["de", "fr"], isSiteAdmin = false } = around;
  const state = { document: around.document, locale: around.locale ?? "fr", media: {} };
  const asked: Asked[] = [];
  const panels: string[] = [];
  const told = (["loading", "success", "info", "warning", "error"] as const).map((kind) =>
    vi.spyOn(toast, kind).mockReturnValue("toast"),
  );
  const answers = {
    "translate.state": () => around.service ?? { service: "deepl", lacks: null },
    "translate.fields": (input: unknown) => {
      asked.push(input as Asked);
      return around.answer?.(input as Asked) ?? { texts: (input as Asked).fields.map(said), failed: [] };
    },
  };
  const run: EditorActions["run"] = (command, input) => {
    const operation = { opId: crypto.randomUUID(), command, input };
    const result = runCommand(state.document, operation, { locales, patchesOf: () => undefined });
    if (!result.ok) return { ok: false, refusal: result.refusal };
    state.document = result.document;
    return { ok: true, opId: operation.opId };
  };
  const actions: Partial<EditorActions> = {
    run,
    flush: () => undefined,
    onFlush: () => () => undefined,
    whenSaved: () => Promise.resolve(true),
  };
  const setting = { ...editorSetting(), locales };
  const user = { ...setting.user, isSiteAdmin };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const draw = () =>
    flushSync(() =>
      root.render(
        inEditor(
          answered(
            <FrameProvider frame={{ openPanel: (panel) => void panels.push(panel) } as Frame}>
              <SiteProvider client={{} as never} setting={setting}>
                <CanvasContext value={{ setToolsSlot: () => undefined } as unknown as CanvasSetting}>
                  {part(state.document)}
                </CanvasContext>
              </SiteProvider>
            </FrameProvider>,
            answers,
          ),
          { state, known: {}, actions, setting: { locales, user } },
        ),
      ),
    );
  draw();
  const buttons = () => [...place.querySelectorAll<HTMLButtonElement>("[data-vt-translate]")];
  return {
    asked,
    panels,
    draw,
    labels: () => buttons().map(({ textContent }) => textContent),
    press: (index = 0) => flushSync(() => buttons()[index]?.click()),
    /** What a toast of this kind said, and could do. */
    told: (kind: "loading" | "success" | "info" | "warning" | "error") => {
      const [text, options] = vi.mocked(toast[kind]).mock.lastCall ?? [];
      return { text, action: options?.action as { label: string; onClick: () => void } | undefined };
    },
    textOf: (groupId: string, fieldName: string, locale: Locale) =>
      state.document.groups[groupId]?.fields[fieldName]?.texts[locale],
    stop: () => {
      flushSync(() => root.unmount());
      document.body.replaceChildren();
      for (const spy of told) spy.mockRestore();
    },
  };
}
