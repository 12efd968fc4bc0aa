export default function Page() {
  return <h1>newsletter-leave-page</h1>;
}
