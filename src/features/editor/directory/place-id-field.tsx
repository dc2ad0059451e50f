import { ProblemField } from "../controls/records/problem-field.tsx";
import type { Problems } from "../controls/records/problems.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { usePlaceReviews } from "./use-place-reviews.ts";

interface Props {
  placeId: string;
  path: string;
  problems: Problems;
  onChanged: (placeId: string) => void;
}

/** Where the reviews of a branch are found, and how it went when they were last asked for. */
export function PlaceIdField({ placeId, path, problems, onChanged }: Props) {
  const { t } = useEditorActions();
  const told = usePlaceReviews(placeId.trim());
  return (
    <>
      <ProblemField label={t("directory.reviews.placeId")} path={path} problems={problems}>
        {(ids) => (
          <input
            {...ids}
            className="vt-input"
            maxLength={300}
            spellCheck={false}
            autoComplete="off"
            placeholder="ChIJ…"
            value={placeId}
            onChange={({ target }) => onChanged(target.value)}
          />
        )}
      </ProblemField>
      {told.map((words) => (
        <p key={words} className="vt-hint">
          {words}
        </p>
      ))}
    </>
  );
}
