import { useHydrated } from '#identity/web/return-path.ts';
import { Button } from '#ui/button.tsx';

/**
 * The submit button of a form on a page that is rendered for everybody. It does nothing until scripts are loaded,
 * because the browser alone would not know where to send a password.
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  const isReady = useHydrated();
  return (
    <Button type={isReady ? 'submit' : 'button'} busy={busy} className="w-full">
      {children}
    </Button>
  );
}
