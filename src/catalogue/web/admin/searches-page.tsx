export default function Page() {
  return <h1>searches-page</h1>;
}
