import type { SiteSettings } from "../schema.ts";
import type { Trade } from "./schema.ts";
import type { TradeTexts } from "./trade-texts.ts";
import { bakery } from "./trades/bakery.ts";
import { chambers } from "./trades/chambers.ts";
import { craft } from "./trades/craft.ts";
import { dining } from "./trades/dining.ts";
import { kids } from "./trades/kids.ts";
import { optics } from "./trades/optics.ts";
import { salon } from "./trades/salon.ts";
import { sports } from "./trades/sports.ts";

/** What each trade says on its first site. */
export const trades: Readonly<Record<Trade, TradeTexts>> = {
  optics,
  craft,
  dining,
  salon,
  chambers,
  kids,
  bakery,
  sports,
};

/** What each trade is to search engines. */
export const businessKindOf: Readonly<Record<Trade, SiteSettings["contact"]["businessKind"]>> = {
  optics: "optician",
  craft: "craft",
  dining: "restaurant",
  salon: "hairSalon",
  chambers: "legal",
  kids: "childCare",
  bakery: "bakery",
  sports: "sports",
};
