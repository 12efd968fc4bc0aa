import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { telLink } from '#base/phone-links.ts';
import { useShop } from '#settings/web/public.ts';
import { Icon } from '#ui/icon.tsx';

/** Above what belongs to one order: the way back and the title; docked, in place of the shop's head, also whom to call. */
export function OrderHead({
  title,
  back,
  isDocked,
}: {
  title: string;
  back: { to: string; label: string };
  isDocked: boolean;
}) {
  const { i18n } = useLingui();
  const [phone] = useShop().phones;
  return (
    <div className={isDocked ? DOCKED : 'flex items-center gap-1'}>
      <Link
        to={back.to}
        aria-label={back.label}
        className={`grid size-11 shrink-0 place-items-center rounded-control hover:bg-leaf-soft ${isDocked ? 'lg:-ml-2' : '-ml-2'}`}
      >
        <Icon name="left" />
      </Link>
      <h1 className="min-w-0 flex-1 basis-28 text-xl leading-tight font-bold">{title}</h1>
      {isDocked && phone && (
        <a
          href={telLink(phone)}
          className="flex min-h-11 items-center gap-2 rounded-control px-1 font-semibold whitespace-nowrap text-leaf hover:bg-leaf-soft lg:hidden"
        >
          <Icon name="phone" className="size-5" />
          {i18n._('account.order.callShop')}
        </a>
      )}
    </div>
  );
}

const DOCKED = 'own-head flex-wrap -mt-4 md:-mt-8 lg:static! lg:m-0! lg:flex! lg:p-0!';
