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
}) => (
  <div role="alert" className="grid justify-items-center gap-3 py-8 text-center">
    <p>{text}</p>
    <Button look="secondary" onClick={retry} busy={busy}>
      Try again
    </Button>
  </div>
);
