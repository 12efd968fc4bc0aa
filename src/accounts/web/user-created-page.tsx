export default function Page() {
  return <h1>user-created-page</h1>;
}
