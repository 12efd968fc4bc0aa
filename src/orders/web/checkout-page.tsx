export default function Page() {
  return <h1>checkout-page</h1>;
}
