import { picturesFromElsewhere } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { cardPicturesFromElsewhere } from '#team/server/public.ts';

const LOOKED_AT = 500;

/**
 * The origins, beside the shop's own, that its pictures come from. A shop that keeps its pictures itself has none. Where
 * hundreds come from elsewhere, as after an import from another shop, any https address is one.
 */
export async function pictureOrigins(db: Db): Promise<string[]> {
  const goods = await picturesFromElsewhere(db, LOOKED_AT);
  if (goods.length === LOOKED_AT) return ['https:'];
  const addresses = [...goods, ...(await cardPicturesFromElsewhere(db, LOOKED_AT))];
  const origins = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
  return [...new Set(origins)].toSorted();
}
