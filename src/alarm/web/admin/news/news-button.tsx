import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { News } from '#alarm/alarm.ts';
import { pageAddress } from '#base/addresses.ts';
import { officeAddress } from '#base/office-addresses.ts';
import { isAllowed } from '#identity/identity.ts';
import type { User } from '#identity/identity.ts';
import { MENU_ROW, MenuButton } from '#ui/admin/menu-button.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Moment, Money } from '#ui/words/formatted.tsx';
import { markSeen } from './news-listener.tsx';
import { switchSound, useNews, playSound } from './news-store.ts';
const NOTHING: News = {
  newOrders: 0,
  toDo: 0,
  latest: [],
  lowStock: 0,
  failedMails: 0,
  quiet: false,
  failedBackup: false,
  textsSpent: false,
  brokenRules: 0,
  versions: { orders: 0, catalogue: 0 },
  asOf: '',
};

/** The bell with the number of new orders. It opens a list of them and of other things that need attention. */
export function NewsButton({ user }: { user: User }) {
  const { i18n } = useLingui();
  const { news = NOTHING, live } = useNews();
  const { newOrders, lowStock, failedMails, failedBackup, textsSpent, brokenRules } = news;
  return (
    <>
      <MenuButton
        label={i18n._('office.news.button', { news: sentence(i18n, news) })}
        onOpen={() => void markSeen()}
        button={
          <>
            <ToolIcon name="bell" className="size-6" />
            {newOrders > 0 && (
              <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-chilli px-1 text-center text-sm font-semibold text-white tabular-nums">
                {newOrders > 99 ? '99+' : newOrders}
              </span>
            )}
            {newOrders === 0 && (lowStock + failedMails + brokenRules > 0 || failedBackup || textsSpent) && (
              <span className="absolute top-2 right-2 size-2.5 rounded-full bg-marigold ring-2 ring-paper" />
            )}
          </>
        }
      >
        {(close) => <NewsList user={user} news={news} live={live} close={close} />}
      </MenuButton>
      <output className="sr-only">
        {newOrders > 0 && i18n._('office.news.newOrders', { count: newOrders })}
      </output>
    </>
  );
}

function NewsList({ user, news, live, close }: { user: User; news: News; live: boolean; close: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="md:w-80">
      {isAllowed(user, 'orders') && (
        <>
          <h2 className="px-3 pt-1 text-base font-semibold">{i18n._('office.news.waiting')}</h2>
          {news.latest.length === 0 && <p className="px-3 py-2 text-muted">{i18n._('office.news.none')}</p>}
          <ul>
            {news.latest.map((order) => (
              <li key={order._id}>
                <Link
                  to={officeAddress('adminOrder', { id: order._id })}
                  onClick={close}
                  className={`${MENU_ROW} py-1`}
                >
                  <span className="min-w-0 flex-1">
                    <span className={`block truncate ${order.seen ? 'font-normal' : 'font-semibold'}`}>
                      #{order.orderId} <span translate="no">{order.name}</span>
                    </span>
                    <span className="block font-normal text-muted">
                      <Moment at={order.createdAt} />
                    </span>
                  </span>
                  <Money rupees={order.totalAmount} className="font-semibold" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="border-t border-line">
        {isAllowed(user, 'catalogue') && (
          <li>
            <Link to={officeAddress('adminProducts', { state: 'low' })} onClick={close} className={MENU_ROW}>
              <ToolIcon name="box" />
              <span className="flex-1">{i18n._('office.lowStock')}</span>
              <span className="tabular-nums">{news.lowStock}</span>
            </Link>
          </li>
        )}
        {user.role === 'admin' && (
          <li>
            <Link
              to={officeAddress('settingsSection', { noun: 'mail' })}
              onClick={close}
              className={MENU_ROW}
            >
              <ToolIcon name="mail" />
              <span className="flex-1">{i18n._('office.news.failedMails')}</span>
              <span className="tabular-nums">{news.failedMails}</span>
            </Link>
          </li>
        )}
        {news.textsSpent && (
          <li className="px-3 py-2 font-semibold text-chilli">{i18n._('office.news.textsSpent')}</li>
        )}
        {news.failedBackup && <HealthLink text={i18n._('office.news.failedBackup')} close={close} />}
        {news.brokenRules > 0 && (
          <HealthLink text={i18n._('office.news.brokenRules', { count: news.brokenRules })} close={close} />
        )}
        {isAllowed(user, 'orders') && (
          <li>
            <SoundSwitch />
          </li>
        )}
      </ul>
      <p className="px-3 pt-1 text-muted">{live ? i18n._('office.news.live') : i18n._('office.news.old')}</p>
    </div>
  );
}

/** Leads to what is wrong with the shop, on the dashboard. */
const HealthLink = ({ text, close }: { text: string; close: () => void }) => (
  <li>
    <Link to={`${pageAddress('dashboard')}#health`} onClick={close} className={`${MENU_ROW} text-chilli`}>
      <ToolIcon name="alert" />
      <span className="flex-1">{text}</span>
    </Link>
  </li>
);

function SoundSwitch() {
  const { i18n } = useLingui();
  const sound = useNews((news) => news.sound);
  return (
    <button
      type="button"
      aria-pressed={sound}
      className={MENU_ROW}
      onClick={() => {
        if (!sound) playSound();
        switchSound(!sound);
      }}
    >
      <ToolIcon name={sound ? 'sound' : 'silent'} />
      <span className="flex-1">{i18n._('office.news.ring')}</span>
      <span className="text-muted">{sound ? i18n._('office.on') : i18n._('office.off')}</span>
    </button>
  );
}

/** The notifications in one line, as the label of the bell. */
const sentence = (
  i18n: I18n,
  { newOrders, lowStock, failedMails, failedBackup, textsSpent, brokenRules }: News,
): string =>
  [
    i18n._('office.news.newOrders', { count: newOrders }),
    i18n._('office.news.countLow', { count: lowStock }),
    ...(failedMails > 0 ? [i18n._('office.news.countMails', { count: failedMails })] : []),
    ...(failedBackup ? [i18n._('office.news.countBackup')] : []),
    ...(textsSpent ? [i18n._('office.news.textsSpent')] : []),
    ...(brokenRules > 0 ? [i18n._('office.news.brokenRules', { count: brokenRules })] : []),
  ].join(', ');
