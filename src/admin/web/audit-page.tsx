export default function Page() {
  return <h1>audit-page</h1>;
}
