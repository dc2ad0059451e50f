"use client";

import { useState } from "react";
import type { Business } from "~/features/directory/schema.ts";
import { RecordDrawer } from "../controls/records/record-drawer.tsx";
import { useEntryInAddress } from "../controls/records/use-entry-in-address.ts";
import { Segments } from "../controls/segments.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { BranchTable } from "./branch-table.tsx";
import { BusinessForm } from "./business-form.tsx";
import { BusinessTable } from "./business-table.tsx";
import { KnownBusiness } from "./known-business.tsx";
import { newBusiness } from "./new-business.ts";
import { revealPart, type OpenPart } from "./reveal-in-business.ts";
import { StaffTable } from "./staff-table.tsx";
import "../styles/records.css";
import "../styles/directory.css";

/** What the drawer shows: a business that is stored, or one that is yet to be. */
type Shown = { type: "known"; id: string } | { type: "new"; business: Business };

const lists = ["businesses", "branches", "staff"] as const;

/** The businesses that the site lists, their branches and people, and one business in a drawer over their table. */
export default function DirectoryPanel() {
  const { t, timeZone } = useEditorActions();
  const { togglePanel, leave } = useFrame();
  const [list, setList] = useState<(typeof lists)[number]>("businesses");
  const [shown, setShown] = useState<Shown | null>(null);
  const open = (id: string) => leave(() => setShown({ type: "known", id }));
  const openPart = (part: OpenPart) => {
    open(part.businessId);
    revealPart(part);
  };
  useEntryInAddress("directory", ({ entry }) => open(entry));
  // What is saved late, after somebody has left it, does not close what they have opened since.
  const close = () => setShown((present) => (present === shown ? null : present));
  return (
    <SidePanel
      name="directory"
      title={t("directory.title")}
      closeLabel={t("directory.close")}
      onClose={() => togglePanel("directory")}
    >
      <div hidden={shown !== null} data-vt-businesses>
        <Segments
          label={t("directory.list")}
          areBeside
          value={list}
          onChosen={setList}
          segments={lists.map((value) => ({ value, label: t(`directory.${value}`) }))}
        />
        {list === "businesses" && (
          <BusinessTable
            onOpen={open} // the check presses it while a form is open, too
            onAdd={() => setShown({ type: "new", business: newBusiness(timeZone) })}
          />
        )}
        {list === "branches" && <BranchTable onOpen={openPart} />}
        {list === "staff" && <StaffTable onOpen={openPart} />}
      </div>
      {shown && (
        <RecordDrawer onClose={close}>
          {(drawer) =>
            shown.type === "known" ? (
              <KnownBusiness key={shown.id} id={shown.id} drawer={drawer} onDone={close} />
            ) : (
              <BusinessForm start={shown.business} before={null} drawer={drawer} onDone={close} />
            )
          }
        </RecordDrawer>
      )}
    </SidePanel>
  );
}
