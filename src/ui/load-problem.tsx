import { useRevalidator } from 'react-router';
import { Button } from './button.tsx';

/** Shown when a personal page could not be loaded: what happened, and a button to try again. */
export function LoadProblem({ title, error }: { title: string; error: unknown }) {
  const { state, revalidate } = useRevalidator();
  // Any other error is a bug, which the error page handles.
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
