import {
  isAboutPicturesElsewhere,
  madeFromPicturesElsewhere,
  picturesFromElsewhere,
} from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { keptUntilChanged } from '#platform/cache/kept-until-changed.ts';
import type { Platform } from '#platform/platform.ts';
import {
  cardPicturesFromElsewhere,
  isAboutCardPictures,
  madeFromCardPictures,
} from '#team/server/queries.ts';

const LOOKED_AT = 500;

/**
 * The other origins that the shop's pictures come from; none if the shop keeps all its pictures itself. If hundreds are
 * kept elsewhere, as after an import from another shop, any https address is allowed.
 */
export function pictureOrigins(platform: Platform): Promise<string[]> {
  madeFromPicturesElsewhere();
  madeFromCardPictures();
  return kept(platform);
}

const kept = keptUntilChanged(
  (change) => isAboutPicturesElsewhere(change) || isAboutCardPictures(change),
  ({ db }) => readOrigins(db),
);

async function readOrigins(db: Db): Promise<string[]> {
  const goods = await picturesFromElsewhere(db, LOOKED_AT);
  if (goods.length === LOOKED_AT) return ['https:'];
  const addresses = [...goods, ...(await cardPicturesFromElsewhere(db, LOOKED_AT))];
  const origins = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
  return [...new Set(origins)].toSorted();
}
