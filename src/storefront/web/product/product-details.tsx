import { formatQuantity, isLoose } from '#base/amount.ts';
import { formatRupees } from '#base/money.ts';
import { AddOnPage } from '#cart/web/public.ts';
import { type Product, FEW, isSoldOut, PER_UNIT, ruleText, unitPrice } from '#catalogue/catalogue.ts';
import { GoodsPicture } from '#catalogue/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import { Price } from '#storefront/web/product-card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/money.tsx';

/** Everything one asks of a product before buying it. */
export function ProductDetails({ product }: { product: Product }) {
  const each = unitPrice(product.price, product.pack);
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-10">
      <span
        className={`relative grid aspect-4/3 place-items-center rounded-tile md:aspect-square bg-${product.art}`}
      >
        <GoodsPicture
          art={product.art}
          thumbnail={product.thumbnail}
          sizes="(width < 48rem) 70vw, 30rem"
          className="absolute inset-[10%] size-4/5 object-contain"
        />
      </span>
      <div className="grid content-start gap-4">
        <div>
          {product.brand && <p className="text-muted">{product.brand}</p>}
          <h1 className="text-2xl font-bold">{product.title}</h1>
          {product.pack && <p className="text-muted">{product.pack}</p>}
        </div>
        <div>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Price {...product} className="text-2xl" />
            <span className="text-muted">{PER_UNIT[product.unit]}</span>
            {product.discount > 0 && (
              <strong className="text-chilli">
                Save <Money rupees={product.discount} />
              </strong>
            )}
          </p>
          {each && <p className="text-sm text-muted">{each}</p>}
          <p className="text-sm text-muted">Price includes all taxes</p>
        </div>
        <Stock product={product} />
        <AddOnPage product={product} />
        <Promises />
        <p className="max-w-prose whitespace-pre-line">{product.description}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
          <Fact name="Category" value={product.shelf} />
          <Fact name="Net quantity" value={product.pack} />
          <Fact name="Sold" value={isLoose(product.soldBy) ? `Loose, ${ruleText(product)}` : ''} />
          <Fact name="Colour" value={product.color} />
          <Fact name="Rating" value={product.rating > 0 ? `${product.rating} of 5` : ''} />
        </dl>
      </div>
    </div>
  );
}

/** What is really left; a small number is said only when it is true. */
function Stock({ product }: { product: Product }) {
  const { stock, unit, least } = product;
  if (isSoldOut(product)) return <p className="font-semibold text-chilli">Out of stock</p>;
  return (
    <p className="flex items-center gap-2 font-semibold text-leaf">
      <Icon name="check" className="size-5" />
      {stock > FEW * least ? 'In stock' : `Only ${formatQuantity(stock, unit)} left`}
    </p>
  );
}

function Promises() {
  const { freeShippingAbove, shippingFee } = useShop();
  return (
    <ul className="grid gap-2 rounded-tile bg-shelf p-4 text-sm">
      <li className="flex gap-3">
        <Icon name="truck" className="size-5 shrink-0 text-leaf" />
        Shipping {formatRupees(shippingFee)}; free above {formatRupees(freeShippingAbove)}
      </li>
      <li className="flex gap-3">
        <Icon name="check" className="size-5 shrink-0 text-leaf" />
        Cash on delivery: pay when it is at your door
      </li>
    </ul>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) =>
  value && (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </>
  );
