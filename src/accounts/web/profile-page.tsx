export default function Page() {
  return <h1>profile-page</h1>;
}
