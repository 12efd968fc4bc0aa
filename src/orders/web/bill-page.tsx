export default function Page() {
  return <h1>bill-page</h1>;
}
