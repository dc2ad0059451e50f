/** The texts of the golf screens; each is the site text `golf.<key>`. */
const keys = [
  "tagline",
  "startGame",
  "starting",
  "startFailed",
  "continueGame",
  "loading",
  "gone",
  "frozen",
  "players",
  "playerName",
  "addPlayer",
  "rename",
  "remove",
  "nameHint",
  "full",
  "failed",
  "retry",
  "sending",
  "toGame",
  "toShare",
  "waiting",
  "noPlayers",
  "shareHint",
  "share",
  "copied",
  "shareTitle",
  "shareText",
  "qrLabel",
  "qrPlaceholder",
  "hole",
  "holeOf",
  "holes",
  "previous",
  "next",
  "minus",
  "plus",
  "strokes",
  "score",
  "ranking",
  "place",
  "name",
  "total",
  "played",
  "playedOf",
  "missing",
  "incomplete",
  "noScores",
  "partial",
  "complete",
  "active",
  "pending",
  "offline",
  "saved",
  "refused",
  "openCoupon",
  "congratulations",
  "freeDrink",
  "noWinner",
  "backToMap",
  "noCourse",
  "editNote",
] as const;

export type GolfTexts = Record<(typeof keys)[number], string>;

/** The screens' texts in the page's language, with their `{placeholders}` kept for `fill`. */
export function golfTexts(t: (key: string) => string): GolfTexts {
  return Object.fromEntries(keys.map((key) => [key, t(`golf.${key}`)])) as GolfTexts;
}

/** A text with its `{placeholders}` replaced. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
