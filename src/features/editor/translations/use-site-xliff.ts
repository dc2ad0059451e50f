import { useRef, useState } from "react";
import type { ReplacedText, SiteXliffPart, XliffProblem } from "~/features/translation/schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { messageOf, refusalOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { SplitXliff } from "./split-xliff.ts";

/** What is told of one file of a site's: of a page, the navigation or the pictures. */
export interface ToldFile {
  id: string;
  name: string;
  changes: number;
  /** What people wrote and it would replace; after the taking, what was kept. */
  byHand: ReplacedText[];
  same: number;
  problems: XliffProblem[];
  /** Why it could not be read, or not all of it saved. */
  failure: string | null;
}

type SiteXliffWork =
  | { phase: "reading" | "taking"; done: number; total: number }
  | { phase: "read" | "taken"; files: ToldFile[]; isStopped: boolean };

interface Piece {
  file: SplitXliff["files"][number];
  xml: string;
  told: SiteXliffPart | null;
}

/**
 * A file of a whole site, read and then saved in parts: each part counts by itself, and one that is read in again changes
 * nothing twice. A part that is refused leaves the others; a line that breaks ends it, and what is saved stays.
 */
export function useSiteXliff({ files }: SplitXliff) {
  const { texts } = useEditorActions();
  const client = useTRPCClient();
  const pieces = useRef<Piece[]>([]);
  const isStopped = useRef(false);
  const [work, setWork] = useState<SiteXliffWork>({ phase: "reading", done: 0, total: 0 });

  const inTurn = async (phase: "reading" | "taking", all: Piece[], call: (piece: Piece) => Promise<SiteXliffPart>) => {
    isStopped.current = false;
    const failures = new Map<string, string>();
    const told: Piece[] = [];
    for (const [done, piece] of all.entries()) {
      if (isStopped.current) break;
      setWork({ phase, done, total: all.length });
      try {
        told.push({ ...piece, told: await call(piece) });
      } catch (error) {
        failures.set(piece.file.id, messageOf(error, texts));
        if (refusalOf(error) === null) isStopped.current = true;
      }
    }
    const files = toldFiles(told, failures, new Map(all.map(({ file }) => [file.id, file.name])));
    const isTaken = phase === "taking"; // what lacks was told before, of all parts
    const problems = (each: ToldFile) => each.problems.filter(({ problem }) => !isTaken || problem !== "absent");
    setWork({
      phase: isTaken ? "taken" : "read",
      files: files.map((each) => ({ ...each, problems: problems(each) })),
      isStopped: isStopped.current,
    });
    return told;
  };

  const read = async () => {
    const all = files.flatMap((file) => file.parts.map((xml) => ({ file, xml, told: null })));
    pieces.current = await inTurn("reading", all, ({ xml }) => client.translate.readSiteXliff.mutate({ xml }));
  };
  /** `replaceIn`: the files that may replace what people wrote. */
  const take = async ({ replaceIn }: { replaceIn: ReadonlySet<string> }) => {
    const wanted = pieces.current.filter(({ told }) => told && told.changes > 0);
    await inTurn("taking", wanted, ({ file, xml, told }) => {
      const asked = replaceIn.has(file.id) ? (told?.byHand ?? []) : [];
      const replace = Object.fromEntries(asked.map(({ id, mark }) => [id, mark]));
      return client.translate.takeSiteXliff.mutate({ xml, replace });
    });
  };
  return { work, read, take, stop: () => void (isStopped.current = true) };
}

/** What is told of the parts of each file together. */
function toldFiles(
  pieces: readonly Piece[],
  failures: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): ToldFile[] {
  const ids = new Set([...pieces.map(({ file }) => file.id), ...failures.keys()]);
  return [...ids].map((id) => {
    const parts = pieces.flatMap(({ file, told }) => (file.id === id && told ? [told] : []));
    const sum = (of: (part: SiteXliffPart) => number) => parts.reduce((all, part) => all + of(part), 0);
    return {
      id,
      name: parts[0]?.name ?? names.get(id) ?? id,
      changes: sum(({ changes }) => changes),
      byHand: parts.flatMap(({ byHand }) => byHand),
      same: sum(({ same }) => same),
      problems: problemsOf(parts),
      failure: failures.get(id) ?? null,
    };
  });
}

/** A text is absent that is in none of the parts. */
export function problemsOf(parts: readonly Pick<SiteXliffPart, "problems">[]): XliffProblem[] {
  const isAbsent = ({ problem }: XliffProblem) => problem === "absent";
  const absentIn = parts.map(({ problems }) => new Set(problems.filter(isAbsent).map(({ id }) => id)));
  const absent = (parts[0]?.problems ?? []).filter(
    (each) => isAbsent(each) && absentIn.every((ids) => ids.has(each.id)),
  );
  return [...parts.flatMap(({ problems }) => problems.filter((each) => !isAbsent(each))), ...absent];
}
