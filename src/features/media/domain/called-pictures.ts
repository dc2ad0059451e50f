interface CalledPicture {
  id: string;
  originalFilename: string;
}

/** Why a cell of a table cannot be taken as pictures, and what in it. */
interface UnknownPicture {
  reason: "picture" | "severalPictures";
  named: string;
}

/** How tables call the pictures of a library: by the names of their files, several one after the other. */
export interface CalledPictures {
  /** The cell that says these pictures; one whose name does not lead to it alone stands there by its id. */
  write: (ids: readonly string[]) => string;
  /** The pictures that a cell says, by file name or id; such as are there already (`own`) whatever has become of them. */
  read: (cell: string, own: readonly string[]) => string[] | UnknownPicture;
}

const between = " | ";

/** The pictures of a library as tables call them. Pure. */
export function calledPictures(library: readonly CalledPicture[]): CalledPictures {
  const names = new Map(library.map(({ id, originalFilename }) => [id, originalFilename]));
  const called = new Map<string, string[]>();
  for (const { id, originalFilename } of library) {
    const name = folded(originalFilename);
    called.set(name, [...(called.get(name) ?? []), id]);
  }
  const isClear = (name: string) => !name.includes("|") && called.get(folded(name))?.length === 1;
  const idsOf = (word: string, own: readonly string[]): readonly string[] => {
    const found = called.get(folded(word));
    if (found) return found;
    const id = word.toLowerCase();
    return names.has(id) || own.includes(id) ? [id] : [];
  };
  return {
    write: (ids) =>
      ids
        .map((id) => {
          const name = names.get(id);
          return name !== undefined && isClear(name) ? name : id;
        })
        .join(between),
    read: (cell, own) => {
      const ids: string[] = [];
      const words = cell.split("|").map((word) => word.trim());
      for (const word of words.filter((each) => each !== "")) {
        const [id, ...others] = idsOf(word, own);
        if (id === undefined) return { reason: "picture", named: word };
        if (others.length > 0) return { reason: "severalPictures", named: word };
        if (!ids.includes(id)) ids.push(id);
      }
      return ids;
    },
  };
}

const folded = (name: string) => name.normalize("NFC").trim().toLowerCase();
