/** The error of a whole form or screen, as an alert. Renders nothing without a text. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className="rounded-control bg-chilli-soft px-3 py-2 text-chilli empty:hidden">
      {text}
    </p>
  );
}
