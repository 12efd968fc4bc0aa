/** A progress bar from 0 to 1. Without `share` it only shows that something is going on. */
export const ProgressBar = ({ label, share }: { label: string; share?: number | undefined }) => (
  <div className="grid gap-1">
    <span className="flex justify-between gap-4 text-muted">
      <span>{label}</span>
      {share !== undefined && (
        <span className="whitespace-nowrap tabular-nums">{Math.round(share * 100)} %</span>
      )}
    </span>
    <progress aria-label={label} {...(share !== undefined && { value: share })} className="sr-only" />
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
      <div
        className={`h-full rounded-full bg-leaf ${share === undefined ? 'w-1/3 animate-pulse' : ''}`}
        {...(share !== undefined && { style: { width: `${share * 100}%` } })}
      />
    </div>
  </div>
);
