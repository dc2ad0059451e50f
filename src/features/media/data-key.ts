/** Under this key a page depends on the files of a medium: copies that are still to be made, a film that is not ready. */
export const mediaKey = (id: string): `media:${string}` => `media:${id}`;

/** Under this key every page depends on the files of all media: they are replaced and deleted. */
export const allMediaKey = "media";
