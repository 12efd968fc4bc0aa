import { type SubmitEvent, type InputEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import type { FieldMessages } from '#base/failure.ts';
import type { FieldState } from './field.tsx';

type Messages = Record<string, string>;
type FormSchema = v.GenericSchema<unknown, unknown>;

/** What a form needs of its screen: the contract's schema, what it begins with, and what sending means. */
export type FormTask<Schema extends FormSchema> = {
  schema: Schema;
  submit: (values: v.InferOutput<Schema>, form: HTMLFormElement) => Promise<void>;
  initial?: Record<string, string>;
  /** Reads the form's controls where they are not simply text by name. */
  read?: (data: FormData) => unknown;
};

/**
 * A form checked by the schema that the server checks it with. Errors of both stand at the same fields; the first is
 * focused; editing a field clears its error; a second tap while sending does nothing; what was typed is kept.
 */
export function useSchemaForm<Schema extends FormSchema>({
  schema,
  submit,
  initial = {},
  read = asText,
}: FormTask<Schema>) {
  const [messages, setMessages] = useState<Messages>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const show = (form: HTMLFormElement, found: Messages, whole?: string): void => {
    setMessages(found);
    setProblem(whole);
    const names = Object.keys(found);
    const first = Array.from(form.elements).find((control) =>
      names.includes((control as HTMLInputElement).name),
    );
    (first as HTMLElement | undefined)?.focus();
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const checked = v.safeParse(schema, read(new FormData(form)));
    if (!checked.success) return show(form, firstMessages(checked.issues));
    sending.current = true;
    setBusy(true);
    show(form, {});
    try {
      await submit(checked.output, form);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const found = Object.fromEntries(
        Object.entries(error.fields).map(([name, [text = error.message]]) => [name, text]),
      );
      show(form, found, isSaidAtAField(form, found, error.message) ? undefined : error.message);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    /** What the server said of the whole; shown in an alert near the button. */
    problem,
    messages,
    props: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
      onInput: (event: InputEvent<HTMLFormElement>) => {
        const { name } = event.target as HTMLInputElement;
        setMessages(({ [name]: _, ...others }) => others);
      },
    },
    field: (name: string): FieldState => ({ name, error: messages[name], defaultValue: initial[name] }),
  };
}

/** Whether what the server said of the whole stands at a field of the form already. */
const isSaidAtAField = (form: HTMLFormElement, found: Messages, said: string): boolean =>
  Object.entries(found).some(([name, text]) => text === said && form.elements.namedItem(name) !== null);

const asText = (data: FormData): unknown =>
  Object.fromEntries([...data.entries()].filter(([, value]) => typeof value === 'string'));

function firstMessages(issues: readonly v.BaseIssue<unknown>[]): Messages {
  const found: Messages = {};
  for (const issue of issues) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
}

/** A call that was refused, or had no answer: it says in words what is wrong, and at which fields. */
const isRefusal = (error: unknown): error is Error & { fields: FieldMessages } =>
  error instanceof Error && error.name === 'CallFailed' && 'fields' in error;
