import type { RefObject } from "react";
import type { SendingProps } from "../client/use-sending.ts";
import type { FormState } from "../form-texts.ts";
import { FormNotice } from "./form-notice.tsx";

type Said = Omit<Parameters<typeof FormNotice>[0], "groupId" | "texts"> | null;

/** What is said of a form, as its page comes: nothing yet, or what became of an answer that was sent before. */
export function FormNewsAtFirst({ groupId, texts, notice, problems, files }: SendingProps) {
  return <FormNews {...{ groupId, texts }} state="idle" said={notice && { notice, problems, files }} />;
}

interface FormNewsProps extends Pick<SendingProps, "groupId" | "texts"> {
  state: FormState;
  said: Said;
  root?: RefObject<HTMLDivElement | null>;
}

export function FormNews({ groupId, texts, state, said, root }: FormNewsProps) {
  return (
    <div ref={root} className="form__news">
      {said && <FormNotice groupId={groupId} {...said} texts={texts} />}
      <p className="sr-only" role="status">
        {state === "idle" ? "" : texts.states[state]}
      </p>
    </div>
  );
}
