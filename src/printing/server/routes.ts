import { forStaff, type SignedIn } from '#identity/server/public.ts';
import { check, newRoutes, personal } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { NetworkPrinter, NewReceipt, SentReceipt } from '#printing/printing.ts';

const forPapers = forStaff('readOrders', 'Printing');

/** The network printer of the shop, under `/api/printer`: for staff who see orders. */
export function printerRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  // Who prints nothing loads nothing of it.
  const printing = () => import('./print-receipt.ts');

  routes.get(
    '/',
    forPapers({
      summary: 'Where the network printer of the shop is; without an address there is none',
      answers: { 200: NetworkPrinter },
    }),
    async (c) => {
      personal(c);
      const { printerOf } = await printing();
      return c.json({ address: (await printerOf(platform))?.host ?? '' });
    },
  );

  routes.post(
    '/receipts',
    forPapers({
      summary: 'Print a receipt, given as dots, on the network printer',
      answers: { 201: SentReceipt },
      refuses: ['invalid', 'not_found', 'conflict', 'too_many', 'unavailable'],
    }),
    check('json', NewReceipt),
    async (c) => {
      const { printReceipt } = await printing();
      return c.json({ isOnPaper: await printReceipt(platform, c.req.valid('json')) }, 201);
    },
  );

  return routes;
}
