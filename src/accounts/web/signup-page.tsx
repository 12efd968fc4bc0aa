export default function Page() {
  return <h1>signup-page</h1>;
}
