import type { GolfConnection } from "~/features/golf/client/connection/connection.ts";
import { GameStore } from "~/features/golf/client/game-store.ts";
import { emptyView } from "~/features/golf/client/game-view.ts";
import type { OpenGame } from "~/features/golf/client/use-game.ts";
import type { Course } from "~/features/golf/course.ts";
import type { HolesBeside } from "~/features/map/domain/holes-beside.ts";
import { deriveId } from "~/lib/ids.ts";
import type { SectionContent } from "../../../prisma/seed/content.ts";
import { pictureId } from "./document.ts";
import { sampleSection } from "./samples.ts";

const poi = [
  { lat: 47.4993, lng: 8.7287, icon: "start" },
  { lat: 47.4997, lng: 8.7291, icon: "party" },
  { lat: 47.5001, lng: 8.7299, icon: "end" },
];

/** The kinds that only a course of golf has, in all their screens, on paper and on the strong grounds. */
export const golfSections: SectionContent[] = ["transparent", "primary", "header"].flatMap((color) => [
  ...["start", "addPlayers", "share", "coupon"].map((gameOptions) =>
    sampleSection("gameSetup", ["view"], { gameOptions, color }),
  ),
  ...["card", "table", "records"].map((scoreOptions) =>
    sampleSection("scoreTracker", [], { scoreOptions, color, showHoleStates: true }),
  ),
  sampleSection("poiManager", [], { poi, par: 3, color }),
]);

const holes = ["Brunnen", "Treppe", "Torbogen"].map((name, at) => ({
  pageId: deriveId(pictureId("course"), name),
  number: at + 1,
  name,
  description: "Über das Pflaster und unter der Bank hindurch.",
  lat: 47.4993,
  lng: 8.7287 + at / 1_000,
  points: [],
  par: 3,
  path: "/de/weg",
  picture: null,
}));
const course: Course = { rankingName: "Rangliste", holes };
const beside: HolesBeside = {
  place: { number: 2, total: 3 },
  previous: { number: 1, name: "Brunnen", path: "/de/weg" },
  next: { number: 3, name: "Torbogen", path: "/de/weg" },
};
/** What the sections above find prepared. */
export const golfData = { gameSetup: course, scoreTracker: course, poiManager: beside };

const createdAt = "2026-07-01T10:00:00.000Z";
const players = ["Amina", "Ben", "Chiara"].map((playerName) => ({
  id: deriveId(pictureId("players"), playerName),
  playerName,
  createdAt,
  earlierPageIds: [],
}));
const game = { id: deriveId(pictureId("course"), "round"), gameName: "Runde", createdAt, watchId: "watch" };

/** A round of three that is almost played, as the phone shows it on which it was started. */
export const galleryRound: OpenGame = {
  view: {
    ...emptyView,
    status: "ready",
    game,
    players,
    holes: players.flatMap(({ id: playerId }, row) =>
      holes.map(({ pageId }, at) => ({ playerId, pageId, score: 2 + ((row + at) % 4) })),
    ),
    isStarter: true,
    canScore: true,
    ownPlayerId: players[0]?.id ?? null,
  },
  store: new GameStore(game.id, {} as GolfConnection),
  retry: () => undefined,
};

/** What the screens of a round ask of the browser as they are drawn: their site's address, and its name in the head. */
export const roundGlobals = {
  location: { origin: "https://golf.example", host: "golf.example" },
  document: { querySelector: () => null, documentElement: { dataset: {} } },
};
