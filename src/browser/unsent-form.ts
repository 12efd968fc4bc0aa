import { type InputEvent, useEffect, useRef, useState } from 'react';
import { isUnanswered } from '#base/failure.ts';
import { forget, keep, readKept } from './storage.ts';
import { untilOnline } from './until-online.ts';

type Typed = [name: string, value: string][];
type Forms = Record<string, Typed>;

const NAME = 'unsentForms';
const REST_MS = 15_000;

const readForms = (): Forms => (readKept(NAME, 'local') as Forms | undefined) ?? {};

function keepForm(name: string, typed: Typed | undefined): void {
  const { [name]: _, ...others } = readForms();
  const forms = typed ? { ...others, [name]: typed } : others;
  if (Object.keys(forms).length > 0) keep(NAME, forms, 'local');
  else forget(NAME);
}

/**
 * Keeps on this device what was typed into a form that got no answer, also for the next visit of its page, and sends the form
 * again by itself: after a rest, and at once when the connection is back. Who types on sends it with a tap again.
 */
export function useUnsentForm(name: string) {
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(() => readForms()[name]);
  const [isWaiting, setWaiting] = useState(typed !== undefined);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const left = new AbortController();
    void untilOnline(REST_MS, left.signal).then(() => left.signal.aborted || form.current?.requestSubmit());
    return () => left.abort();
  }, [isWaiting, tries]);
  return {
    /** The values of a field that an earlier visit typed and could not send; undefined if nothing waits. */
    kept: (field: string): string[] | undefined =>
      typed?.filter(([one]) => one === field).map(([, value]) => value),
    /** True while the form waits for the network. */
    isWaiting,
    /** The form with what sends it again, and what ends that when a person types on. */
    listen: <
      Props extends { onInput: (event: InputEvent<HTMLFormElement>) => void },
      Form extends { props: Props },
    >(
      given: Form,
    ) => ({
      ...given,
      props: {
        ...given.props,
        ref: form,
        onInput: (event: InputEvent<HTMLFormElement>) => {
          setWaiting(false);
          given.props.onInput(event);
        },
      },
    }),
    /** Runs the form's call; without an answer the form waits, and the failure goes on to the form. */
    send: async (sent: HTMLFormElement, work: () => Promise<void>): Promise<void> => {
      try {
        await work();
        keepForm(name, undefined);
        setWaiting(false);
      } catch (error) {
        const isLost = isUnanswered(error);
        const data = [...new FormData(sent)].filter(
          (field): field is [string, string] => typeof field[1] === 'string',
        );
        keepForm(name, isLost ? data : undefined);
        setWaiting(isLost);
        if (isLost) setTries((count) => count + 1);
        throw error;
      }
    },
  };
}
