export default function Page() {
  return <h1>skeleton-page</h1>;
}
