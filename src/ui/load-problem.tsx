import { useRevalidator } from 'react-router';
import { Button } from './button.tsx';

/** Stands where a personal page could not be fetched: what happened, and a way to try again. */
export function LoadProblem({ title, error }: { title: string; error: unknown }) {
  const { state, revalidate } = useRevalidator();
  // What is not a refusal or a lost answer is a mistake of ours, and belongs on the page for those.
  if (!(error instanceof Error) || error.name !== 'CallFailed') throw error;
  return (
    <section className="page grid justify-items-center gap-4 py-16 text-center">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p role="alert">{error.message}</p>
      <Button busy={state === 'loading'} onClick={() => void revalidate()}>
        {state === 'loading' ? 'Trying...' : 'Try again'}
      </Button>
    </section>
  );
}
