export default function Page() {
  return <h1>my-orders-page</h1>;
}
