import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { Order } from '#orders/order.ts';
import { questionText } from '#orders/questions/question-text.ts';
import type { OrderQuestion } from '#orders/questions/question.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';

const SAID: Record<Exclude<OrderQuestion['state'], 'open'>, { id: string }> = {
  yes: /*i18n*/ { id: 'account.question.saidYes' },
  no: /*i18n*/ { id: 'account.question.saidNo' },
  void: /*i18n*/ { id: 'account.question.void' },
  over: /*i18n*/ { id: 'account.question.over' },
};

/** The shop's question before it packs goods above the agreed total: yes or no, in one tap; then the answer. */
export function Question({ order, onAnswered }: { order: Order; onAnswered: (order: Order) => void }) {
  const { i18n } = useLingui();
  const { busy, problem, setProblem, run } = useCall();
  const { question } = order;
  if (!question) return null;
  const path = `/orders/${order._id}`;
  const answer = (yes: boolean): Promise<void> =>
    run(async () => {
      try {
        const body = { yes };
        onAnswered(
          await callApi<Order>(inPageLanguage(`${path}/questions/${question._id}/answer`), {
            method: 'PUT',
            body,
          }),
        );
      } catch (error) {
        if (!(error instanceof CallFailed) || error.code !== 'conflict') throw error;
        // The shop went on meanwhile: the order is shown as it is now.
        setProblem(error.message);
        onAnswered(await callApi<Order>(inPageLanguage(path)));
      }
    });
  const total = formatRupees(question.total);
  const isOpen = question.state === 'open';
  return (
    <section
      aria-labelledby="question"
      className={
        isOpen
          ? 'grid gap-2 rounded-tile border-2 border-marigold bg-marigold-soft p-4'
          : 'grid gap-1 rounded-tile bg-white p-4 ring-1 ring-line'
      }
    >
      <h2 id="question" className={isOpen ? 'text-lg font-bold' : 'font-bold'}>
        {i18n._('account.question.title')}
      </h2>
      <p className="wrap-anywhere">
        <OwnWords text={questionText(i18n, question, order.items)} />
      </p>
      {question.state === 'open' ? (
        <>
          <p>{i18n._('account.question.total', { total, now: formatRupees(order.totalAmount) })}</p>
          <div className="grid grid-cols-2 gap-2">
            <Button busy={busy} className="min-h-13" onClick={() => void answer(true)}>
              {i18n._('account.question.yes', { total })}
            </Button>
            <Button look="secondary" busy={busy} className="min-h-13" onClick={() => void answer(false)}>
              {i18n._('account.question.no')}
            </Button>
          </div>
        </>
      ) : (
        <output className="font-medium">{i18n._(SAID[question.state].id, { total })}</output>
      )}
      <Problem text={problem} />
    </section>
  );
}
