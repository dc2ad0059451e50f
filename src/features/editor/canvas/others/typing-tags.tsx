import { useEditorPart } from "../../state/editor-context.tsx";
import { later } from "../../state/later.tsx";

const TypingTag = later(() => import("./typing-tag.tsx").then(({ TypingTag }) => TypingTag));

/** The names of the others beside the texts that they type in, in the language that is shown. */
export function TypingTags() {
  const others = useEditorPart((state) => state.others);
  const isLive = useEditorPart((state) => state.isLive);
  if (!isLive) return null;
  return others.map((person) => person.typing && <TypingTag key={person.userId} person={person} />);
}
