import { Parser } from "htmlparser2";

const mostRead = 300_000;
/** No head is deeper, and a parser's work grows with the square of the depth. */
const deepest = 64;

interface HeadReader {
  onOpen: (name: string, attributes: Record<string, string>) => void;
  onText?: (text: string) => void;
  onClose?: () => void;
}

/** Reads what stands before the body of a page of the web, up to where elements open without end. */
export function readHead(html: string, { onOpen, onText, onClose }: HeadReader): void {
  let depth = 0;
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > deepest) parser.pause();
      else onOpen(name, attributes);
    },
    ontext: onText,
    onclosetag() {
      depth -= 1;
      onClose?.();
    },
  });
  parser.end(html.slice(0, mostRead).split(/<body[\s>]/i)[0]);
}
