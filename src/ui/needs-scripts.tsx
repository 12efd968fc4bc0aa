/** What a page that cannot work without JavaScript says where there is none; the footer has the shop's number. */
export const NeedsScripts = () => (
  <noscript>
    <p className="rounded-control bg-marigold-soft px-4 py-3">
      This page needs JavaScript, which is switched off in this browser. Switch it on and load the page again,
      or order by phone: our number is{' '}
      <a href="#contact" className="font-semibold text-leaf underline">
        below
      </a>
      .
    </p>
  </noscript>
);
