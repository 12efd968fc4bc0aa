/** A loading indicator: a turning ring, with a text for screen readers. */
export const Spinner = ({ label }: { label: string }) => (
  <output className="grid justify-items-center gap-4 py-16 text-muted [@media(scripting:none)]:hidden">
    <span
      aria-hidden="true"
      className="block size-10 animate-spin rounded-full border-4 border-line border-t-leaf motion-reduce:animate-none"
    />
    {label}
  </output>
);
