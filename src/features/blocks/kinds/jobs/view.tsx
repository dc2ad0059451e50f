import { EntriesSection } from "../../board/entries-section.tsx";
import { EntryRow } from "../../board/entry-row.tsx";
import type { ViewProps } from "../../define-block.ts";
import { languageOf } from "../../words/language-of.ts";
import { jobsIn, type JobEntry } from "../../data/listing-data.ts";
import { levelBelow } from "../../section.tsx";
import type { jobsBlock } from "./block.ts";

export function JobsView(props: ViewProps<typeof jobsBlock>) {
  const { group, context } = props;
  const level = levelBelow(group);
  const entries = jobsIn(context.data).map((job) => ({
    id: job.id,
    content: (
      <EntryRow
        entry={job}
        pictures={job.titleImage}
        among={`jobs-${group.id}`}
        level={level}
        context={context}
        after={<JobFacts of={job} />}
      />
    ),
  }));
  return <EntriesSection {...props} list="jobs" none={context.t("blocks.jobs.none")} entries={entries} />;
}

function JobFacts({ of: { workQuota, branch } }: { of: JobEntry }) {
  return (
    <span className="disclosure__facts">
      {workQuota && <span {...languageOf(workQuota)}>{workQuota.value}</span>}
      {branch?.city && <span>{branch.city}</span>}
    </span>
  );
}
