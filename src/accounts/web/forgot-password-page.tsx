export default function Page() {
  return <h1>forgot-password-page</h1>;
}
