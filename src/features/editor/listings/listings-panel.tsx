"use client";

import { useState } from "react";
import { listNames, type ListName } from "~/features/listings/schema.ts";
import { RecordDrawer } from "../controls/records/record-drawer.tsx";
import { useEntryInAddress } from "../controls/records/use-entry-in-address.ts";
import { Segments } from "../controls/segments.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { newEntry, type NewEntry } from "./entry.ts";
import { EntryTable } from "./entry-table.tsx";
import { ItemForm } from "./item-form.tsx";
import { JobForm } from "./job-form.tsx";
import { KnownEntry } from "./known-entry.tsx";
import "../styles/records.css";

/** What the drawer shows: an entry that is stored, or one that is yet to be. */
type Shown = { type: "known"; id: string } | { type: "new"; made: NewEntry };

/** The open positions of the site or its marketplace, and one entry in a drawer over their table. */
export default function ListingsPanel() {
  const { t } = useEditorActions();
  const { togglePanel, leave } = useFrame();
  const [list, setList] = useState<ListName>("jobs");
  const [shown, setShown] = useState<Shown | null>(null);
  useEntryInAddress("listings", ({ entry, list: named }) =>
    leave(() => {
      setList(listNames.find((name) => name === named) ?? "jobs");
      setShown({ type: "known", id: entry });
    }),
  );
  // What is saved late, after somebody has left it, does not close what they have opened since.
  const close = () => setShown((present) => (present === shown ? null : present));
  return (
    <SidePanel
      name="listings"
      title={t("listings.title")}
      closeLabel={t("listings.close")}
      onClose={() => togglePanel("listings")}
    >
      <div hidden={shown !== null}>
        <Segments
          label={t("listings.list")}
          areBeside
          value={list}
          onChosen={setList}
          segments={listNames.map((value) => ({ value, label: t(`listings.${value}`) }))}
        />
        <EntryTable
          key={list}
          list={list}
          onOpen={(id) => setShown({ type: "known", id })}
          onAdd={() => setShown({ type: "new", made: newEntry(list) })}
        />
      </div>
      {shown && (
        <RecordDrawer onClose={close}>
          {(drawer) => {
            if (shown.type === "known")
              return <KnownEntry key={shown.id} list={list} id={shown.id} drawer={drawer} onDone={close} />;
            const { made } = shown;
            const fresh = { before: null, drawer, onDone: close };
            return made.list === "jobs" ? (
              <JobForm start={made.entry} {...fresh} />
            ) : (
              <ItemForm start={made.entry} {...fresh} />
            );
          }}
        </RecordDrawer>
      )}
    </SidePanel>
  );
}
