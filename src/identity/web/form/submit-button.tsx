import { useHydrated } from '#identity/web/return-path.ts';
import { Button } from '#ui/button.tsx';

/**
 * The button that sends a form of a page rendered for everybody. Until scripts have taken over it sends nothing: the
 * browser by itself would have nowhere to send a password to.
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  const isReady = useHydrated();
  return (
    <Button type={isReady ? 'submit' : 'button'} busy={busy} className="w-full">
      {children}
    </Button>
  );
}
