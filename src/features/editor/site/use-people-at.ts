import { useEffect, useState } from "react";
import type { SitePresence } from "~/features/site/presence-schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { keepSubscribed } from "../state/live-connection.ts";
import { othersAt, type SharedPart } from "./others-at.ts";

/** Who else has this part of the site open now; for as long as the caller is on screen, the others see this person there. */
export function usePeopleAt(part: SharedPart): SitePresence[] {
  const client = useTRPCClient();
  const [others, setOthers] = useState<SitePresence[]>([]);
  useEffect(() => {
    // Nothing depends on an answer: whoever is not told of is not shown.
    const tell = () => void client.site.present.mutate({ place: [part] }).catch(() => undefined);
    return keepSubscribed((onEnd) =>
      client.site.onPresence.subscribe(undefined, {
        onStarted: tell, // not sooner: the server knows of those alone who listen
        onData: setOthers,
        onError: onEnd,
        onComplete: onEnd,
      }),
    );
  }, [client, part]);
  return othersAt(others, part);
}
