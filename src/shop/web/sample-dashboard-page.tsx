export default function Page() {
  return <h1>sample-dashboard-page</h1>;
}
