import { useLingui } from '@lingui/react';
import { Button } from '#ui/button.tsx';

/** Says that something could not be fetched, and lets the shopper try again. */
export const LoadFailed = ({
  text,
  retry,
  busy = false,
}: {
  text: string;
  retry: () => void;
  busy?: boolean;
}) => {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-8 text-center">
      <p>{text}</p>
      <Button look="secondary" onClick={retry} busy={busy}>
        {i18n._('shop.again')}
      </Button>
    </div>
  );
};

/** In place of a part of the page whose own code did not come. */
export const PartFailed = () => {
  const { i18n } = useLingui();
  return <LoadFailed text={i18n._('shop.noAnswer')} retry={() => void reloadWhereAnswered()} />;
};

/** Loads the page anew. Without an answer it stays, and goes on saying so: the browser would show its own error page instead. */
async function reloadWhereAnswered(): Promise<void> {
  const isAnswered = await fetch('', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isAnswered) location.reload();
}
