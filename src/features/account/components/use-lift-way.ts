"use client";

import { useTRPCClient } from "~/trpc/react.tsx";
import type { ListedPerson } from "../schema.ts";
import type { SayAccount } from "./account-texts.ts";
import type { Way } from "./person-row.tsx";
import type { ProvedChange } from "./use-proved-change.ts";

/** The way to lift the second step of somebody else who has one. */
export function useLiftWay(
  t: SayAccount,
  make: (change: ProvedChange) => Promise<void>,
): (person: ListedPerson) => Way[] {
  const client = useTRPCClient();
  return ({ userId, name, hasSecondStep, isYou }) =>
    hasSecondStep && !isYou
      ? [
          {
            label: t("members.lift"),
            labelOf: t("members.liftOf", { name }),
            sure: t("members.sureLift", { name }),
            onSure: () =>
              make({
                call: () => client.member.liftSecondStep.mutate({ userId }),
                said: t("members.lifted", { name }),
              }),
          },
        ]
      : [];
}
