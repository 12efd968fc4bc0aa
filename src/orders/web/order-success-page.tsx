export default function Page() {
  return <h1>order-success-page</h1>;
}
