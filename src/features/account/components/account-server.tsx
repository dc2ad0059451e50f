"use client";

import { useState, type ReactNode } from "react";
import { createBrowserClient } from "~/trpc/client.ts";
import { ServerStateProvider } from "~/trpc/react.tsx";

/** The way to the server for the screens of the account. */
export function AccountServer({ children }: { children: ReactNode }) {
  const [{ client }] = useState(() => createBrowserClient());
  return <ServerStateProvider client={client}>{children}</ServerStateProvider>;
}
