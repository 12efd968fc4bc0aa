import { useLingui } from '@lingui/react';
import { saySentences } from '#base/language/said.ts';
import { type Answers, QUESTIONS } from '#imports/imports.ts';
import type { StagedImport } from '#imports/staged.ts';
import { CONTROL } from '#ui/admin/form/fields.tsx';

/** Questions about values with two meanings. Rows without an answer are left out. */
export function QuestionList({
  found: { outcome, plan },
  busy,
  onChange,
}: {
  found: Pick<StagedImport, 'outcome' | 'plan'>;
  busy: boolean;
  onChange: (answers: Answers) => void;
}) {
  const { i18n } = useLingui();
  const asked = new Set([
    ...outcome.questions.map(({ question }) => question),
    ...(Object.keys(plan.answers) as (keyof Answers)[]),
  ]);
  if (asked.size === 0) return null;
  return (
    <section aria-labelledby="questions" className="grid gap-2">
      <h2 id="questions" className="text-base font-semibold">
        {i18n._('office.import.meant')}
      </h2>
      <ul className="divide-y divide-line rounded-tile border border-line bg-white">
        {[...asked].map((question) => {
          const found = outcome.questions.find((one) => one.question === question);
          return (
            <li key={question} className="grid gap-2 px-3 py-2 md:grid-cols-2 md:items-center">
              <label htmlFor={`question-${question}`}>
                <span className="block font-medium">
                  {i18n._(QUESTIONS[question].asks)}
                  {found && ` · ${i18n._('office.import.rowCount', { count: found.rows })}`}
                </span>
                {found && (
                  <span className="block text-sm break-words text-muted">
                    {saySentences(i18n, found.said, found.example)}
                  </span>
                )}
              </label>
              <select
                id={`question-${question}`}
                value={plan.answers[question] ?? ''}
                disabled={busy}
                className={`${CONTROL} w-full`}
                onChange={(event) => onChange(answered(plan.answers, question, event.target.value))}
              >
                <option value="">{i18n._('office.import.leaveRows')}</option>
                {Object.entries(QUESTIONS[question].answers).map(([answer, words]) => (
                  <option key={answer} value={answer}>
                    {i18n._(words)}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function answered(answers: Answers, question: keyof Answers, answer: string): Answers {
  const { [question]: _, ...others } = answers;
  return answer === '' ? others : { ...others, [question]: answer };
}
