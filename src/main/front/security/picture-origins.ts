import { picturesFromElsewhere } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { cardPicturesFromElsewhere } from '#team/server/public.ts';

const LOOKED_AT = 500;

/**
 * The other origins that the shop's pictures come from; none if the shop keeps all its pictures itself. If hundreds are
 * kept elsewhere, as after an import from another shop, any https address is allowed.
 */
export async function pictureOrigins(db: Db): Promise<string[]> {
  const goods = await picturesFromElsewhere(db, LOOKED_AT);
  if (goods.length === LOOKED_AT) return ['https:'];
  const addresses = [...goods, ...(await cardPicturesFromElsewhere(db, LOOKED_AT))];
  const origins = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
  return [...new Set(origins)].toSorted();
}
