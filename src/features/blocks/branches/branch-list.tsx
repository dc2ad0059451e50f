import type { BranchData } from "../data/branch-data.ts";
import { BranchWays } from "./branch-ways.tsx";
import { OpenMark } from "./open-mark.tsx";
import type { ViewContext } from "../ui.ts";
import { WeekTable } from "./week-table.tsx";
import "../styles/branch.css";

interface Props {
  branches: BranchData[];
  context: Pick<ViewContext, "t" | "locale">;
}

/** A card for each branch: where it is, how to reach it, whether it is open now and when it is in the week. */
export function BranchList({ branches, context }: Props) {
  if (branches.length === 0) return null;
  return (
    <ul className="branches">
      {branches.map((branch) => (
        <li className="branch" key={branch.id}>
          <BranchAddress branch={branch} t={context.t} />
          {branch.hours && (
            <div className="branch__hours">
              <OpenMark hours={branch.hours} {...context} />
              <WeekTable hours={branch.hours} name={branch.name} {...context} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function BranchAddress({ branch, t }: { branch: BranchData; t: ViewContext["t"] }) {
  const { name, street, city } = branch;
  return (
    <address className="branch__address">
      <p className="branch__name">{name}</p>
      {street && <p>{street}</p>}
      {city && <p>{city}</p>}
      <div className="branch__ways">
        <BranchWays branch={branch} t={t} />
      </div>
    </address>
  );
}
