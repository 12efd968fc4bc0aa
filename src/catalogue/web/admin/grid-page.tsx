export default function Page() {
  return <h1>grid-page</h1>;
}
