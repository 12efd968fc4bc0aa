import { expect, test } from 'vitest';
import { delayScripts, newMark, takeMarks } from './late-scripts.ts';
test('of a page’s scripts only those that were made in this rendering are its own', () => {
  const [mark, other] = [newMark(), newMark()];
  const page = [
    '<script>stolen()</script>',
    '<script nonce="">stolen()</script>',
    `<script nonce="${other}">stolen()</script>`,
    `<p>nonce="${mark}"</p><script>stolen()</script>`,
    `<script nonce="${mark}">ours()</script>`,
    `<script nonce="${mark}" src="/a.js"></script>`,
  ].join('');
  const { html, scripts } = takeMarks(page, mark);
  expect(scripts).toEqual(['ours()']);
  expect(html).toContain('<script>ours()</script><script src="/a.js"></script>');
});

test('what starts a page late is the page’s own start, wherever another one stands', () => {
  const mark = newMark();
  const start = (attributes: string, text: string) =>
    `<script ${attributes}type="module" async="">${text}</script>`;
  const sheet = '<link rel="stylesheet" href="/a.css"/>';
  const head = `<head><meta charSet="utf-8"/>${sheet}</head>`;
  const page = `${head}<body>${start('', 'stolen()')}${start(`nonce="${mark}" `, 'import "/a.js"')}</body>`;
  const late = delayScripts(page, mark);
  expect(late.lateScript).toBe('import "/a.js"');
  expect(takeMarks(late.html, mark).scripts).toHaveLength(1);
  expect(late.html).toContain(start('', 'stolen()'));
  // Behind the style sheet it would wait for it.
  expect(late.html.indexOf('answerHeldTap')).toBeLessThan(late.html.indexOf(sheet));
});
