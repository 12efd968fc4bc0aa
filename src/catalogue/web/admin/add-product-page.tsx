export default function Page() {
  return <h1>add-product-page</h1>;
}
