import { CONTROL } from '#ui/admin/form/fields.tsx';

/** A text with its label, in a dialog that a rider opens for one answer. */
export const TextInput = ({
  label,
  value,
  onText,
  isAmount = false,
}: {
  label: string;
  value: string;
  onText: (text: string) => void;
  isAmount?: boolean;
}) => (
  <label className="grid gap-1">
    <span className="text-muted">{label}</span>
    <input
      value={value}
      onChange={(event) => onText(event.target.value)}
      inputMode={isAmount ? 'decimal' : 'text'}
      maxLength={200}
      className={CONTROL}
    />
  </label>
);
