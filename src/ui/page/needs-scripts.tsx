import { useLingui } from '@lingui/react';

/** Shown without JavaScript on a page that cannot work without it: leads to the shop's number in the footer. */
export const NeedsScripts = () => {
  const { i18n } = useLingui();
  return (
    <noscript>
      <p className="rounded-control bg-marigold-soft px-4 py-3">
        {i18n._('account.needsScripts')}{' '}
        <a href="#contact" className="font-semibold text-leaf underline">
          {i18n._('account.needsScripts.number')}
        </a>
      </p>
    </noscript>
  );
};
