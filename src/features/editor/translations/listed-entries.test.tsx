import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { ListedEntries } from "./listed-entries.tsx";

const drawn = (more: Partial<Parameters<typeof ListedEntries>[0]>) =>
  drawnInEditor(
    <ListedEntries
      entries={undefined}
      locale="fr"
      shown="open"
      open={null}
      onOpen={() => undefined}
      hasFailed={false}
      onRetry={() => undefined}
      {...more}
    />,
    { state: {}, known: {} },
  );

it("says that the entries could not be looked through, with another try, and nothing while they are or once they were", () => {
  expect(drawn({ hasFailed: true })).toMatch(/role="alert".*konnten nicht durchgesehen werden.*<button/);
  expect(drawn({})).toBe("");
  expect(drawn({ hasFailed: true, entries: [] })).toBe("");
});
