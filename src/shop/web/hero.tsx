import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { useShop } from './shop-store.ts';

/** What the shop is, in one sentence, and the way in. */
export function Hero() {
  const { tagline } = useShop();
  return (
    <section className="bg-leaf-soft">
      <div className="page grid items-center gap-6 py-8 md:py-12">
        <div className="grid justify-items-start gap-4">
          <h1 className="max-w-xl text-2xl font-bold text-balance text-leaf-dark md:text-3xl">{tagline}</h1>
          <Link to="/shop" prefetch="intent" className={buttonClass('primary', 'px-8 text-lg')}>
            Shop
          </Link>
        </div>
      </div>
    </section>
  );
}
