export default function Page() {
  return <h1>orders-page</h1>;
}
