export default function Page() {
  return <h1>order-page</h1>;
}
