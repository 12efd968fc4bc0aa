import type { ReactNode } from 'react';
import { ToolIcon, type ToolName } from '#ui/admin/tool-icon.tsx';
import { buttonClass } from '#ui/button.tsx';
import type { Said } from './help.ts';
import { Spotted } from './spot.tsx';

// The parts that pictures of the help are drawn from: what a screen looks like, but nothing of it can be tapped. Their texts
// are the screen's own messages, so that the picture follows the language and every change of a word.

type Numbered = { n?: Said };

/** The parts of a picture below each other. */
export const Figure = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 p-4">{children}</div>
);

/** Parts of a picture beside each other. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>
);

/** A button of a picture. */
export const Tap = ({
  n,
  say,
  look = 'secondary',
  icon,
}: Numbered & { say: string; look?: Parameters<typeof buttonClass>[0]; icon?: ToolName }) => (
  <Spotted n={n}>
    <span className={buttonClass(look, 'px-3')}>
      {icon && <ToolIcon name={icon} />}
      {say}
    </span>
  </Spotted>
);

/** A field of a picture, with its label above it. */
export const Box = ({
  n,
  say,
  value = '',
  icon,
}: Numbered & { say?: string; value?: string; icon?: ToolName }) => (
  <div className="min-w-0 flex-1 basis-28">
    {say && <span className="mb-1 block font-medium">{say}</span>}
    <Spotted n={n} isAtSide>
      <span className="flex min-h-11 items-center gap-2 rounded-control border border-muted/60 bg-white px-4 py-1 tabular-nums">
        {icon && <ToolIcon name={icon} className="size-5 text-muted" />}
        <span className={icon ? 'text-muted' : undefined}>{value}</span>
      </span>
    </Spotted>
  </div>
);

/** A row of a list in a picture: an icon, what it is, what is to know of it, and what stands at its end. */
export const Line = ({
  n,
  icon,
  title,
  under,
  end,
  children,
}: Numbered & {
  icon?: ToolName;
  title: string;
  under?: string;
  end?: ReactNode;
  /** Below the row: its buttons. */
  children?: ReactNode;
}) => (
  <Spotted n={n} className="rounded-control border border-line bg-white px-3 py-2">
    <div className="flex items-center gap-3">
      {icon && (
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-shelf text-leaf">
          <ToolIcon name={icon} />
        </span>
      )}
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        {under && <span className="block wrap-anywhere text-muted">{under}</span>}
      </span>
      {end !== undefined && <span className="shrink-0 font-bold tabular-nums">{end}</span>}
    </div>
    {children && <div className="mt-2 flex flex-wrap gap-x-4 gap-y-2">{children}</div>}
  </Spotted>
);

/** Tabs or choices of a picture; the first one is chosen. */
export const Choices = ({ n, of }: Numbered & { of: readonly string[] }) => (
  <Spotted n={n}>
    <ul className="flex flex-wrap gap-2">
      {of.map((say, at) => (
        <li
          key={say}
          className={
            at === 0
              ? 'rounded-full bg-leaf px-4 py-1.5 font-semibold text-white'
              : 'rounded-full border border-line bg-white px-4 py-1.5'
          }
        >
          {say}
        </li>
      ))}
    </ul>
  </Spotted>
);

/** A box of a picture that is ticked. */
export const Ticked = ({ n, say }: Numbered & { say: string }) => (
  <Spotted n={n}>
    <span className="flex min-h-11 items-center gap-2 px-3">
      <span className="grid size-6 shrink-0 place-items-center rounded-[0.5rem] bg-leaf text-white">
        <ToolIcon name="check" className="size-4" />
      </span>
      {say}
    </span>
  </Spotted>
);

/** A note that a screen shows by itself, in a picture. */
export const Told = ({ n, say }: Numbered & { say: string }) => (
  <Spotted n={n} className="rounded-control bg-leaf-soft px-4 py-2 text-leaf-dark">
    {say}
  </Spotted>
);
