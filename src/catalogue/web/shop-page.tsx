export default function Page() {
  return <h1>shop-page</h1>;
}
