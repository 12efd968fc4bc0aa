import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type SubmitEvent, type InputEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import type { FieldMessages } from '#base/failure.ts';
import type { Act } from '#base/ids.ts';
import { sayField } from '#base/language/said.ts';
import type { FieldState } from './field.tsx';

type Messages = Record<string, string>;
type FormSchema = v.GenericSchema<unknown, unknown>;

/**
 * A form's task: the contract's schema, initial values, and the call on submit. A task that adds something passes the
 * form's act to its call, so that a second tap after a lost answer adds nothing more.
 */
export type FormTask<Schema extends FormSchema> = {
  schema: Schema;
  submit: (values: v.InferOutput<Schema>, form: HTMLFormElement, act: Act) => Promise<void>;
  initial?: Record<string, string>;
  /** Reads the values of the form, where they are more than texts by name. */
  read?: (data: FormData) => unknown;
};

/**
 * A form that is validated with the schema that the server uses. Errors of both are shown at the fields; the first
 * one gets the focus; editing a field clears its error. A second tap while sending does nothing, and what was typed
 * is kept.
 */
export function useSchemaForm<Schema extends FormSchema>({
  schema,
  submit,
  initial = {},
  read = asText,
}: FormTask<Schema>) {
  const { i18n } = useLingui();
  const [messages, setMessages] = useState<Messages>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const act = useRef<Act>({});

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
    if (!checked.success) return show(form, firstMessages(i18n, checked.issues));
    sending.current = true;
    setBusy(true);
    show(form, {});
    try {
      await submit(checked.output, form, act.current);
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
    /** The error of the whole form, shown in an alert near the button. */
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

/** True if a field already shows the error of the whole form. */
const isSaidAtAField = (form: HTMLFormElement, found: Messages, said: string): boolean =>
  Object.entries(found).some(([name, text]) => text === said && form.elements.namedItem(name) !== null);

const asText = (data: FormData): unknown =>
  Object.fromEntries([...data.entries()].filter(([, value]) => typeof value === 'string'));

function firstMessages(i18n: I18n, issues: readonly v.BaseIssue<unknown>[]): Messages {
  const found: Messages = {};
  for (const issue of issues) found[v.getDotPath(issue) ?? ''] ??= sayField(i18n, issue.message);
  return found;
}

/** Handles a failed call: shows its message, and its errors at the fields. */
const isRefusal = (error: unknown): error is Error & { fields: FieldMessages } =>
  error instanceof Error && error.name === 'CallFailed' && 'fields' in error;

/** Texts of a form under a name: what was typed, or the values of ticked boxes. */
export const textsIn = (data: FormData, name: string): string[] =>
  data.getAll(name).filter((value) => typeof value === 'string');

/**
 * Reads a typed amount with commas, spaces or a ₹ in it; undefined for an empty field, which is not zero. Other text
 * gives NaN: a schema refuses it at its field.
 */
export function typedAmount(typed: FormDataEntryValue | null): number | undefined {
  const text = typeof typed === 'string' ? typed.replaceAll(/[\s,₹]/g, '') : '';
  return text === '' ? undefined : Number(text);
}
