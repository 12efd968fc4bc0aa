/** Says that something is being fetched, by a turning ring and in words for those who do not see it. */
export const Spinner = ({ label }: { label: string }) => (
  <output className="grid justify-items-center gap-4 py-16 text-muted">
    <span
      aria-hidden="true"
      className="block size-10 animate-spin rounded-full border-4 border-line border-t-leaf motion-reduce:animate-none"
    />
    {label}
  </output>
);
