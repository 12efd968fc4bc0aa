export default function Page() {
  return <h1>print-page</h1>;
}
