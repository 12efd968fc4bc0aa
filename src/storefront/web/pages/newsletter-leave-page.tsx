import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi, CallFailed } from '#browser/api-client.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';

export const meta = () => [{ title: 'Leave the newsletter' }, { name: 'robots', content: 'noindex' }];

/**
 * The page that a newsletter's link for leaving opens. Opening it is not enough, a tap is needed, because mail
 * programs open links by themselves.
 */
export default function NewsletterLeavePage() {
  const [question] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const leave = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { token: question.get('token') ?? '' };
      const { message } = await callApi<{ message: string }>('/shop/newsletter/leave', {
        method: 'POST',
        body,
      });
      setSaid(message);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(
        error.code === 'invalid'
          ? 'This link is not whole. Please open it from the letter again.'
          : error.message,
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="page grid max-w-xl justify-items-start gap-4 py-16">
      <h1 className="text-2xl font-bold">Leave the newsletter</h1>
      <output>{said ?? 'We will write no more letters to this address.'}</output>
      <Problem text={problem} />
      {said ? (
        <Link to={pageAddress('home')} className={buttonClass('secondary')}>
          Go to the shop
        </Link>
      ) : (
        <Button busy={busy} onClick={() => void leave()}>
          Leave the list
        </Button>
      )}
    </div>
  );
}
