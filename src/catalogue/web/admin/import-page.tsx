export default function Page() {
  return <h1>import-page</h1>;
}
