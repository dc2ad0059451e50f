// @vitest-environment jsdom
import { TRPCClientError } from "@trpc/client";
import { createRoot } from "react-dom/client";
import { toast as shown } from "sonner";
import { expect, it } from "vitest";
import { blankSite } from "../../../../tests/support/blank-site.ts";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { BrowserClient } from "~/trpc/client.ts";
import { loadToaster } from "../toasts/toast.ts";
import { SiteProvider, useOpenSite, useSiteSession } from "./site-context.tsx";
import type { SiteSession } from "./site-session-contract.ts";
import { useSaveSite } from "./use-save-site.ts";

it("keeps the way to set what was refused all the same, whatever is saved after it, until that place is set", async () => {
  await loadToaster();
  let revision = 7;
  let isRefusing = true;
  const mutate = () => {
    if (isRefusing) {
      isRefusing = false;
      const data = { code: "CONFLICT", httpStatus: 409, details: { conflicts: [] } };
      return Promise.reject(
        new TRPCClientError("stale", { result: { error: { message: "stale", code: -32009, data } } }),
      );
    }
    return Promise.resolve({ revision: (revision += 1), patches: [] });
  };
  const client = {
    site: {
      document: { query: () => Promise.resolve({ document: blankSite, revision }) },
      edit: { mutate },
      onChange: { subscribe: () => ({ unsubscribe: () => undefined }) },
    },
  } as unknown as BrowserClient;
  let session: SiteSession | undefined;
  let save: ReturnType<typeof useSaveSite> | undefined;
  function Probe() {
    session = useSiteSession();
    save = useSaveSite();
    useOpenSite();
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const part = <SiteProvider client={client} setting={editorSetting()} children={<Probe />} />;
  root.render(inEditor(part, { state: { locale: "de" }, known: {} }));
  await eventually(() => expect(session?.getState().document).toBe(blankSite));
  const city = (name: string) => save?.("settings.save", { settings: { footer: { city: name } } });
  const offers = () =>
    shown.getToasts().flatMap((each) => ("action" in each && each.type === "error" ? [each.duration] : []));
  const atRest = () =>
    eventually(() => expect(session?.getState()).toMatchObject({ isSaving: false, isLoading: false }));
  city("Bern");
  await atRest();
  await eventually(() => expect(offers()).toEqual([Infinity]));
  save?.("site.rename", { name: "Neu" });
  await atRest();
  expect(offers()).toEqual([Infinity]);
  city("Chur");
  await atRest();
  await eventually(() => expect(offers()).toEqual([]));
  root.unmount();
});
