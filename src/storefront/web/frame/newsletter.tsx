import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';

/** The newsletter box: one address, and that its owner wants the letters. What happened stands under it. */
export function Newsletter() {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isBad: boolean }>();
  const join = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    try {
      const answer = await import('./subscribe.ts').then(
        ({ subscribe }) => subscribe(new FormData(form).get('email')),
        // Without a network not even the code comes.
        () => ({ text: i18n._('shop.letters.noAnswer'), isBad: true }),
      );
      if (!answer.isBad) form.reset();
      setSaid(answer);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void join(event)} className="grid content-start gap-2 noscript:hidden">
      <label htmlFor="newsletter" className="font-bold">
        {i18n._('shop.letters.title')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="newsletter"
          type="email"
          name="email"
          required
          autoComplete="email"
          aria-describedby="newsletter-hint newsletter-said"
          className="min-h-11 min-w-40 flex-1 rounded-control border border-muted/60 bg-white px-3"
        />
        <Button type="submit" busy={busy}>
          {i18n._('shop.letters.subscribe')}
        </Button>
      </div>
      <p id="newsletter-hint" className="text-sm text-muted">
        {i18n._('shop.letters.hint')}
      </p>
      <output id="newsletter-said" className={`empty:hidden ${said?.isBad ? 'text-chilli' : 'text-leaf'}`}>
        {said?.text}
      </output>
    </form>
  );
}
