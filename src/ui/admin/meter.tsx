/** How far something is, from 0 to 1; without a share, that it is under way. */
export const Meter = ({ label, share }: { label: string; share?: number | undefined }) => (
  <div className="grid gap-1">
    <span className="flex justify-between gap-4 text-muted">
      <span>{label}</span>
      {share !== undefined && <span className="tabular-nums">{Math.round(share * 100)} %</span>}
    </span>
    <progress
      aria-label={label}
      {...(share !== undefined && { value: share })}
      className="h-2 w-full overflow-hidden rounded-full accent-leaf"
    />
  </div>
);
