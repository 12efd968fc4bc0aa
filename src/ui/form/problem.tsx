/** What went wrong with a whole form or screen, announced; nothing while there is nothing. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className="rounded-control bg-chilli-soft px-3 py-2 text-chilli empty:hidden">
      {text}
    </p>
  );
}
