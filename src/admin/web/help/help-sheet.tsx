import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Help, Said } from '#ui/admin/help/help.ts';
import { Spot } from '#ui/admin/help/spot.tsx';
import { useMedia, WIDE } from '#ui/admin/use-media.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { loadHelpWords } from './help-words.ts';
import type { Screen } from './screen-at.ts';
import { HELP } from './screens.ts';

/** Loads the help of a screen with its texts. */
export async function loadHelp(screen: Screen): Promise<Help> {
  const [help] = await Promise.all([HELP[screen](), loadHelpWords()]);
  return help;
}

/** Ref callback: shows the text that was asked for, and lets a screen reader read it. */
function showText(text: HTMLElement | null): void {
  text?.focus({ preventScroll: true });
  text?.scrollIntoView({ block: 'nearest' });
}

/** Three sentences about a screen, each with a number that stands on the picture, too. */
export function HelpSheet({ help, onClose }: { help: Help; onClose: () => void }) {
  useLingui();
  const { title, says, Picture, readOn } = help;
  const isWide = useMedia(WIDE);
  const [isMore, setMore] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={i18n._(title)}
      place={isWide ? 'centre' : 'bottom'}
      footer={
        <div className="flex gap-2">
          <Button onClick={onClose} className="min-h-13 flex-1 text-base">
            {i18n._('help.ok')}
          </Button>
          {readOn && !isMore && (
            <Button look="secondary" onClick={() => setMore(true)} className="min-h-13 text-base">
              {i18n._('help.more')}
            </Button>
          )}
        </div>
      }
    >
      {/* A drawing of the screen, which cannot be used; the sentences say what is on it. */}
      <div
        aria-hidden="true"
        inert
        data-help-picture
        className="mb-4 overflow-clip rounded-tile border border-line bg-white text-sm [overflow-clip-margin:0.5rem]"
      >
        <Picture />
      </div>
      <ol className="grid gap-3 text-base">
        {says.map((sentence, at) => (
          <li key={sentence} className="flex items-start gap-3">
            <Spot n={(at + 1) as Said} />
            <span>{i18n._(sentence)}</span>
          </li>
        ))}
      </ol>
      {readOn && isMore && (
        <p ref={showText} tabIndex={-1} className="mt-3 text-base outline-none">
          {i18n._(readOn)}
        </p>
      )}
    </Dialog>
  );
}
