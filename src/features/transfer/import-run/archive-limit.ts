import { roomLimit } from "~/features/media/room.ts";

/** Pages, their versions and what leads to them weigh little beside the media. */
const textBytes = 500_000_000;

/** Bytes of an archive: what the media of a site may take that is given so many GB, 0 as many as the installation says, and the rest. */
export const mostArchiveBytes = (roomGb: number): number => roomLimit(roomGb) + textBytes;
