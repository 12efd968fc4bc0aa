export default function Page() {
  return <h1>customers-page</h1>;
}
