import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { orderFileRoutes } from '#admin/server/order-file.ts';
import { queueRoutes } from '#admin/server/queue/routes.ts';
import { adminRoutes, reorderRoutes, reportRoutes, salesFigureRoutes } from '#admin/server/routes.ts';
import { alarmRoutes } from '#alarm/server/routes.ts';
import { Failure } from '#base/failure.ts';
import { billRoutes } from '#bills/server/routes.ts';
import { cartRoutes } from '#cart/server/routes.ts';
import { catalogueAdminRoutes } from '#catalogue/server/admin-routes.ts';
import { catalogueRoutes } from '#catalogue/server/routes.ts';
import { draftRoutes } from '#catalogue/server/routes/draft-routes.ts';
import { shelfAdminRoutes, shelfRoutes } from '#catalogue/server/routes/shelf-routes.ts';
import { stapleRoutes } from '#catalogue/server/routes/staple-routes.ts';
import { stockRoutes } from '#catalogue/server/routes/stock-routes.ts';
import { complaintRoutes, complaintStaffRoutes } from '#complaints/server/routes.ts';
import { slipRoutes, slipStaffRoutes } from '#complaints/server/slips/routes.ts';
import { takenRoutes } from '#counter/server/routes.ts';
import { customerRoutes } from '#customers/server/admin-routes.ts';
import { customerFileRoutes } from '#customers/server/export-routes.ts';
import { profileRoutes, userRoutes } from '#customers/server/routes.ts';
import { areaRoutes } from '#delivery/server/admin-routes.ts';
import { roundAdminRoutes, roundRoutes } from '#delivery/server/rounds/routes.ts';
import { placesRoutes, pincodeRoutes } from '#delivery/server/routes.ts';
import { roundFiguresRoutes } from '#dispatch/server/rounds/figures/routes.ts';
import { roundBoardRoutes } from '#dispatch/server/rounds/routes.ts';
import { stopRoutes } from '#dispatch/server/stops/routes.ts';
import { cardRoutes } from '#identity/server/card-routes.ts';
import { googleRoutes } from '#identity/server/google-routes.ts';
import { identify, type WithActor } from '#identity/server/guard.ts';
import { passwordRoutes } from '#identity/server/passwords/password-routes.ts';
import { rescueRoutes } from '#identity/server/rescue-routes.ts';
import { authRoutes, sessionRoutes } from '#identity/server/routes.ts';
import { senderIn } from '#identity/server/sender.ts';
import { importRoutes, importedPictureRoutes } from '#imports/server/admin-routes.ts';
import { stagedImportRoutes } from '#imports/server/staged-routes.ts';
import { mediaRoutes } from '#media/server/routes.ts';
import { khataRoutes } from '#money/server/khata/routes.ts';
import { noticeRoutes } from '#notices/server/routes.ts';
import { orderAdminRoutes } from '#orders/server/admin-routes.ts';
import { changeRoutes } from '#orders/server/changes/routes.ts';
import { paymentRoutes } from '#orders/server/payments/routes.ts';
import { orderRoutes } from '#orders/server/routes.ts';
import { trustRoutes } from '#orders/server/trust/routes.ts';
import { answerRoutes } from '#packing/server/answer-routes.ts';
import { packingRoutes } from '#packing/server/routes.ts';
import { creditRoutes, orderBillRoutes } from '#papers/server/routes.ts';
import { openBodyShares } from '#platform/http/bodies/body-shares.ts';
import { bodyLimit, type PathRule } from '#platform/http/bodies/read-body.ts';
import { answerError } from '#platform/http/failures/errors.ts';
import { refusalLog } from '#platform/http/failures/refusal.ts';
import { askOnce } from '#platform/once/ask-once.ts';
import type { Platform } from '#platform/platform.ts';
import { pricingRoutes } from '#pricing/server/admin-routes.ts';
import { printerRoutes } from '#printing/server/routes.ts';
import { forAccountants } from '#returns/server/accountants/guard.ts';
import { accountantRoutes } from '#returns/server/accountants/routes.ts';
import { returnFileRoutes } from '#returns/server/file-routes.ts';
import { returnRoutes } from '#returns/server/routes.ts';
import { searchAdminRoutes } from '#search/server/admin-routes.ts';
import { listRoutes } from '#search/server/pasted/routes.ts';
import { listingRoutes } from '#search/server/routes.ts';
import { settingsAdminRoutes } from '#settings/server/admin-routes.ts';
import { hoursAdminRoutes, hoursRoutes } from '#settings/server/hours/routes.ts';
import { ownerOfTexts } from '#settings/server/public.ts';
import { settingsRoutes } from '#settings/server/routes.ts';
import { missingRoutes, stockingRoutes } from '#stocking/server/admin-routes.ts';
import { newsletterAdminRoutes } from '#storefront/server/admin-routes.ts';
import { letterRoutes } from '#storefront/server/letters/routes.ts';
import { newsletterRoutes, rulesRoutes, todayRoutes } from '#storefront/server/routes.ts';
import { taxRoutes } from '#tax/server/routes.ts';
import { teamRoutes } from '#team/server/card-routes.ts';
import { staffRoutes } from '#team/server/staff-routes.ts';
import { cashRoutes } from '#till/server/routes.ts';
import { wishRoutes } from '#wishes/server/routes.ts';
import { describeApi } from './describe-api.ts';
import { isNotKept } from './not-kept.ts';
import { PERSONAL_PARTS } from './personal-parts.ts';

const MEGABYTE = 1024 * 1024;
/** A login or a sign-up is a few hundred bytes. */
const OF_GUESTS = 8 * 1024;
const ANYTHING_ELSE: PathRule = { most: MEGABYTE, mostOfGuests: OF_GUESTS, needsLength: false };
const FILE: PathRule = { most: 64 * MEGABYTE, mostOfGuests: OF_GUESTS, needsLength: true };
/** The addresses that take files. */
const UPLOADS: ReadonlySet<string> = new Set(['/api/media', '/api/products/import', '/api/products/imports']);

/** The API's table of contents: every path under `/api`, and the one place where what went wrong becomes an answer. */
export function createApi(platform: Platform): Hono<WithActor> {
  const api = new Hono<WithActor>().basePath('/api');
  const noteRefusal = refusalLog(platform.log);
  api.onError((error, c) => {
    const requestId = c.get('requestId');
    const { status, body, headers, isBug } = answerError(error, requestId);
    const facts = { requestId, method: c.req.method, path: routePath(c) };
    if (isBug) platform.log.error('request.bug', error, facts);
    else noteRefusal({ ...facts, code: body.code, userId: c.get('actor')?.userId });
    return Response.json(body, {
      status,
      headers: { 'Cache-Control': 'no-store', 'X-Request-Id': requestId, ...headers },
    });
  });
  api.use(async (c, next) => {
    c.set('requestId', randomUUID());
    await next();
    c.header('X-Request-Id', c.get('requestId'));
  });
  // Who calls comes first: nobody's body is looked at on behalf of a token that is worth nothing.
  api.use(identify(platform));
  api.use(
    askOnce((c: Context<WithActor>) =>
      isNotKept(c.req.method, c.req.path) ? undefined : c.get('actor')?.userId,
    ),
  );
  api.use(
    bodyLimit((path) => (UPLOADS.has(path) ? FILE : ANYTHING_ELSE), senderIn(platform), openBodyShares()),
  );

  mountRoutes(api, platform);

  let description: Promise<unknown> | undefined;
  api.get('/openapi.json', async (c) => c.json(await (description ??= describeApi(api))));
  api.all('*', () => {
    throw new Failure('not_found', /*i18n*/ 'This page was not found.');
  });
  return api;
}

/** Mounts the routes of every feature. Where two have the same path, the one that is mounted first answers. */
function mountRoutes(api: Hono<WithActor>, platform: Platform): void {
  api.route('/auth', authRoutes(platform));
  api.route('/auth', googleRoutes(platform));
  api.route('/auth', passwordRoutes(platform, ownerOfTexts(platform.db)));
  api.route('/auth', rescueRoutes(platform));
  api.route('/auth', cardRoutes(platform));
  api.route('/auth', sessionRoutes(platform));
  api.route('/auth', profileRoutes(platform));
  api.route('/auth', customerRoutes(platform, PERSONAL_PARTS));
  api.route('/auth', customerFileRoutes(platform));
  api.route('/auth/staff', staffRoutes(platform));
  api.route('/auth/team', teamRoutes(platform));
  api.route('/users', userRoutes(platform, PERSONAL_PARTS));
  api.route('/products/admin/missing', missingRoutes(platform));
  api.route('/products', catalogueAdminRoutes(platform));
  api.route('/products', stockRoutes(platform));
  api.route('/products/drafts', draftRoutes(platform));
  api.route('/products', importRoutes(platform));
  api.route('/products', stagedImportRoutes(platform));
  api.route('/products', importedPictureRoutes(platform));
  api.route('/products', pricingRoutes(platform));
  api.route('/products', searchAdminRoutes(platform));
  api.route('/products', listingRoutes(platform));
  api.route('/products', catalogueRoutes(platform));
  api.route('/lists', listRoutes(platform));
  api.route('/shelves', shelfRoutes(platform));
  api.route('/shelves', shelfAdminRoutes(platform));
  api.route('/staples', stapleRoutes(platform));
  api.route('/staples', stockingRoutes(platform));
  api.route('/cart', cartRoutes(platform));
  api.route('/cash', cashRoutes(platform));
  api.route('/printer', printerRoutes(platform));
  api.route('/orders', orderAdminRoutes(platform));
  api.route('/orders', noticeRoutes(platform));
  api.route('/orders', queueRoutes(platform));
  api.route('/orders', takenRoutes(platform));
  api.route('/orders', orderFileRoutes(platform));
  api.route('/orders', roundFiguresRoutes(platform));
  api.route('/orders', roundBoardRoutes(platform));
  api.route('/orders', changeRoutes(platform));
  api.route('/orders', packingRoutes(platform));
  api.route('/orders', answerRoutes(platform));
  api.route('/orders', paymentRoutes(platform));
  api.route('/orders', creditRoutes(platform));
  api.route('/orders', orderBillRoutes(platform));
  api.route('/bills', billRoutes(platform));
  api.route('/orders', complaintRoutes(platform));
  api.route('/complaints', slipRoutes(platform));
  api.route('/complaints', slipStaffRoutes(platform));
  api.route('/complaints', complaintStaffRoutes(platform));
  api.route('/orders', trustRoutes(platform));
  api.route('/orders', orderRoutes(platform));
  api.route('/rounds', stopRoutes(platform));
  api.route('/wishes', wishRoutes(platform));
  api.route('/khatas', khataRoutes(platform));
  api.route('/delivery', roundRoutes(platform));
  api.route('/delivery', roundAdminRoutes(platform));
  api.route('/shop/pincodes', pincodeRoutes());
  api.route('/delivery', placesRoutes(platform));
  api.route('/delivery', areaRoutes(platform));
  api.route('/shop', settingsRoutes(platform));
  api.route('/shop', newsletterRoutes(platform));
  api.route('/shop', letterRoutes(platform));
  api.route('/shop', todayRoutes(platform));
  api.route('/shop', rulesRoutes(platform));
  api.route('/shop', settingsAdminRoutes(platform));
  api.route('/shop', hoursRoutes(platform));
  api.route('/shop', hoursAdminRoutes(platform));
  api.route('/shop', newsletterAdminRoutes(platform));
  api.route('/tax', taxRoutes(platform));
  api.route('/returns', returnRoutes(platform));
  api.route('/returns', returnFileRoutes(platform));
  api.route('/accountants', accountantRoutes(platform));
  api.route('/accountant/returns', returnRoutes(platform, forAccountants(platform)));
  api.route('/accountant/returns', returnFileRoutes(platform, forAccountants(platform)));
  api.route('/media', mediaRoutes(platform));
  api.route('/admin', adminRoutes(platform));
  api.route('/alarm', alarmRoutes(platform));
  api.route('/admin', reportRoutes(platform));
  api.route('/admin', salesFigureRoutes(platform));
  api.route('/admin', reorderRoutes(platform));
}
