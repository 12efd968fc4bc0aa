import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { Block, type Goods, HEAD_LINK } from './block.tsx';
import { useOffered } from './bought.ts';

/**
 * For signed-in shoppers: shows goods bought before in the places of the staples, and the rest below. A file of its
 * own, because a first visit does not need it.
 */
export default function OwnGoods({
  staples,
  show,
}: {
  staples: Goods;
  show: (own: Goods | undefined) => void;
}) {
  const { i18n } = useLingui();
  const { title, tiles, left, isBought } = useOffered(staples.tiles);
  useEffect(() => {
    if (!isBought) return undefined;
    const link = (
      // Another link than that of the staples, or its wider text would count as moved.
      <Link key="again" to={pageAddress('myOrders')} className={HEAD_LINK}>
        {i18n._('shop.home.buyAgain')}
      </Link>
    );
    show({ title, tiles, link });
    return () => show(undefined);
  }, [i18n, isBought, title, tiles, show]);
  return isBought && <Block id="needs" {...staples} tiles={left} />;
}
