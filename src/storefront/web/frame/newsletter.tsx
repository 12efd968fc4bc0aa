import { useLingui } from '@lingui/react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';

/** Whether an address is being sent, or what became of it. */
type Joining = { busy?: boolean; text?: string; isBad?: boolean };

/** The newsletter box: one address, and that its owner wants the letters. What happened stands under it. */
export function Newsletter() {
  const { i18n } = useLingui();
  const [{ busy, text, isBad }, setJoining] = useState<Joining>({});
  const join = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    let answer: Joining = {};
    setJoining({ busy: true });
    try {
      answer = await import('./subscribe.ts').then(
        (letters) => letters.subscribe(form),
        // Without a network not even the code comes.
        () => ({ text: i18n._('shop.letters.noAnswer'), isBad: true }),
      );
    } finally {
      setJoining(answer);
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
      <output id="newsletter-said" className={`empty:hidden ${isBad ? 'text-chilli' : 'text-leaf'}`}>
        {text}
      </output>
    </form>
  );
}
