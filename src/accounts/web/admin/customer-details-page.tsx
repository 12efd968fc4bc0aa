export default function Page() {
  return <h1>customer-details-page</h1>;
}
