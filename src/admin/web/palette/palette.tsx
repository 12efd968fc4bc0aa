import { useLingui } from '@lingui/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '#browser/calls/use-call.ts';
import type { User } from '#identity/identity.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { OwnWords } from '#ui/words/own-words.tsx';
import { type Found, findFor, pagesFor } from './find.ts';
import { usePalette } from './palette-store.ts';

const PAUSE = 200;

/** One field for everything: pages, orders, customers and what can be done; the arrows choose, Enter goes there. */
export default function Palette({ user, onClose }: { user: User; onClose: () => void }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const typed = usePalette((palette) => palette.typed);
  const [at, setAt] = useState(0);
  const { found, problem } = useFound(user, typed);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  useEffect(() => field.current?.focus(), []);
  const all = [...found, ...pagesFor(i18n, user, typed)];
  const chosen = Math.min(at, all.length - 1);

  const go = (one: Found | undefined): void => {
    if (!one) return;
    onClose();
    if (one.isCall) window.location.assign(one.to);
    else void navigate(one.to);
  };
  const onKey = (event: KeyboardEvent): void => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move) {
      event.preventDefault();
      setAt(Math.min(all.length - 1, Math.max(0, chosen + move)));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      go(all[chosen]);
    }
  };
  return (
    <Dialog open onClose={onClose} title={i18n._('office.palette.title')}>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={i18n._('office.palette.label')}
        placeholder={i18n._('office.palette.label')}
        aria-expanded={all.length > 0}
        aria-controls={list}
        aria-activedescendant={all[chosen] && `${list}-${chosen}`}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          usePalette.setState({ typed: target.value });
          setAt(0);
        }}
        onKeyDown={onKey}
        className="min-h-12 w-full rounded-control border border-muted/60 bg-white px-3 text-base"
      />
      <Problem text={problem} />
      {/* A list that the field above rules; a select or a datalist shows no icons and no second text. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={list} role="listbox" aria-label={i18n._('office.palette.title')} className="mt-2 min-h-60">
        {all.map((one, index) => (
          // The field keeps the focus; its arrow keys and Enter do what a tap does.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={one.key}
            id={`${list}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onClick={() => go(one)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-shelf aria-selected:bg-leaf-soft"
          >
            <ToolIcon name={one.icon} />
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">
              <OwnWords text={one.text} />
            </span>
            <span className="text-muted tabular-nums">{one.more}</span>
          </div>
        ))}
      </div>
      <p className="pt-2 text-muted">{i18n._('office.palette.hint')}</p>
    </Dialog>
  );
}

/** Searches orders and customers after a pause in typing. The previous results stay until then. */
function useFound(user: User, typed: string): { found: Found[]; problem: string | undefined } {
  const { i18n } = useLingui();
  const { problem, run } = useCall();
  const [found, setFound] = useState<Found[]>([]);
  const isTyped = typed.trim() !== '';
  useEffect(() => {
    if (!isTyped) return undefined;
    // What was asked for before the last letter is not shown: its answer may come later.
    let isLast = true;
    const timer = setTimeout(
      () =>
        void run(async () => {
          const next = await findFor(i18n, user, typed);
          if (isLast) setFound(next);
        }),
      PAUSE,
    );
    return () => {
      clearTimeout(timer);
      isLast = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only what is typed asks anew
  }, [typed]);
  return { found: isTyped ? found : [], problem };
}
