import { classNames } from '#ui/look/class-names.ts';

/** One amount to choose, with its price. */
export const AmountChip = ({
  name,
  under,
  isChosen,
  onClick,
}: {
  name: string;
  under: string;
  /** Left out where a tap acts at once instead of choosing. */
  isChosen?: boolean;
  onClick: () => void;
}) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onClick}
    className={classNames(
      'min-h-13 rounded-control px-1 py-1 text-sm ring-inset tabular-nums',
      isChosen ? 'bg-leaf-soft ring-2 ring-leaf' : 'bg-white ring-1 ring-muted/60 hover:bg-leaf-soft',
    )}
  >
    <b className="block text-base leading-tight">{name}</b>
    {under}
  </button>
);
