import { Trans } from '#ui/words/trans.tsx';

/** Shown without JavaScript on a page that cannot work without it; the footer has the shop's number. */
export const NeedsScripts = () => (
  <noscript>
    <p className="rounded-control bg-marigold-soft px-4 py-3">
      <Trans
        id="account.needsScripts"
        components={{
          // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the message brings it
          link: <a href="#contact" className="font-semibold text-leaf underline" />,
        }}
      />
    </p>
  </noscript>
);
