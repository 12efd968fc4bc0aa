export default function Page() {
  return <h1>dashboard-page</h1>;
}
