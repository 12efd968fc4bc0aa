// What a mistake in rendering would do: every page holds markup that somebody else wrote, scripts among it. Loaded before
// the shop (node --import), it gets between the rendering of a page and what the shop makes of it.
const INTO_EACH_PAGE = `
  <script>window.stolen = ['inline']</script>
  <script type="module" async="">window.stolen = ['module']</script>
  <script nonce="" type="module" async="">window.stolen = ['with an empty nonce']</script>
  <img src="/none" onerror="window.stolen = ['handler']" alt="">
  <img src="https://evil.example/?what=was-read" alt="">`;

/** @param {string} page */
const tamperedWith = (page) => page.replace(/<body[^>]*>/, (tag) => tag + INTO_EACH_PAGE);

globalThis.Response = class extends globalThis.Response {
  /**
   * @param {BodyInit | null} [body]
   * @param {ResponseInit} [init]
   */
  constructor(body, init) {
    const type = new Headers(init?.headers).get('content-type') ?? '';
    super(type.startsWith('text/html') && typeof body === 'string' ? tamperedWith(body) : body, init);
  }
};
