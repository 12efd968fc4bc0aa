/**
 * The expected status of each route for each caller. The request is about data of `shopper`; for `another` shopper it
 * is not found. From `packer` to `rider` they are staff with that one job or right. Words after a route tell its
 * cases apart. A route that is missing here fails the test beside this file.
 */
export const MATRIX = `
                                                          guest  shopper  another  packer  counter  goods  accounts  signing  rider  admin  owner  revoked  expired

POST   /api/auth/signup                                   201    201      201      201     201      201    201       201      201    201    201    401      401
POST   /api/auth/login                                    200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/auth/google                                   200    200      200      200     200      200    200       200      200    200    200    401      401
POST   /api/auth/google/start                             404    404      404      404     404      404    404       404      404    404    404    401      401
POST   /api/auth/google                                   404    404      404      404     404      404    404       404      404    404    404    401      401
POST   /api/auth/reset-password-request                   200    200      200      200     200      200    200       200      200    200    200    401      401
POST   /api/auth/reset-password                           422    422      422      422     422      422    422       422      422    422    422    401      401
GET    /api/auth/reset-password-code                      200    200      200      200     200      200    200       200      200    200    200    401      401
POST   /api/auth/reset-password-code-request              404    404      404      404     404      404    404       404      404    404    404    401      401
POST   /api/auth/reset-password-code                      422    422      422      422     422      422    422       422      422    422    422    401      401
POST   /api/auth/rescue                                   422    422      422      422     422      422    422       422      422    422    422    401      401
GET    /api/auth/rescue-codes                             401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/auth/rescue-codes                             401    403      403      403     403      403    403       403      403    201    201    401      401
POST   /api/auth/card                                     422    422      422      422     422      422    422       422      422    422    422    401      401
POST   /api/auth/email                                    401    409      409      409     409      409    409       409      409    409    409    401      401
POST   /api/auth/change-password                          401    422      422      422     422      422    422       422      422    422    422    401      401
POST   /api/auth/logout                                   401    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/auth/sessions                                 401    200      200      200     200      200    200       200      200    200    200    401      401
DELETE /api/auth/sessions/:id                             401    200      404      404     404      404    404       404      404    404    404    401      401
PATCH  /api/auth/:id                                      401    200      404      404     404      404    404       404      404    404    404    401      401
PATCH  /api/auth/:id with the shopper’s address           401    200      404      404     404      404    404       404      404    404    404    401      401
GET    /api/users/user                                    401    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/users/user/data                               401    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/users/user/business                           401    200      200      200     200      200    200       200      200    200    200    401      401
PUT    /api/users/user/business                           401    200      200      200     200      200    200       200      200    200    200    401      401
DELETE /api/users/user                                    401    422      422      422     422      422    422       422      422    422    422    401      401

GET    /api/auth/user                                     401    403      403      403     403      403    403       403      403    200    200    401      401
GET    /api/auth/user/:id                                 401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/auth/user                                     401    403      403      403     403      403    403       403      403    201    201    401      401
PATCH  /api/auth/user/:id                                 401    403      403      403     403      403    403       403      403    200    200    401      401
PATCH  /api/auth/user/:id of an admin                     401    403      403      403     403      403    403       403      403    403    403    401      401
GET    /api/auth/user/:id/business                        401    403      403      403     403      403    403       403      403    200    200    401      401
PUT    /api/auth/user/:id/business                        401    403      403      403     403      403    403       403      403    200    200    401      401
DELETE /api/auth/user/:id                                 401    403      403      403     403      403    403       403      403    200    200    401      401
DELETE /api/auth/user/:id of an admin                     401    403      403      403     403      403    403       403      403    403    403    401      401
POST   /api/auth/user/:id/logincode                       401    403      403      403     403      403    403       403      403    201    201    401      401
POST   /api/auth/user/:id/logincode of staff              401    403      403      403     403      403    403       403      403    403    403    401      401
POST   /api/auth/user/:id/logincode of an admin           401    403      403      403     403      403    403       403      403    403    403    401      401
POST   /api/auth/user/:id/logincode of an owner           401    403      403      403     403      403    403       403      403    403    403    401      401
GET    /api/auth/customers.csv                            401    403      403      403     403      403    403       403      403    200    200    401      401
GET    /api/auth/staff                                    401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/auth/staff                                    401    403      403      403     403      403    403       403      403    201    201    401      401
POST   /api/auth/staff as an admin                        401    403      403      403     403      403    403       403      403    403    201    401      401
PATCH  /api/auth/staff/:id                                401    403      403      403     403      403    403       403      403    200    200    401      401
PATCH  /api/auth/staff/:id to an admin                    401    403      403      403     403      403    403       403      403    403    200    401      401
PATCH  /api/auth/staff/:id of an owner                    401    403      403      403     403      403    403       403      403    403    200    401      401
DELETE /api/auth/staff/:id                                401    403      403      403     403      403    403       403      403    200    200    401      401
DELETE /api/auth/staff/:id of an admin                    401    403      403      403     403      403    403       403      403    403    200    401      401
POST   /api/auth/staff/:id/logincode                      401    403      403      403     403      403    403       403      403    409    409    401      401
POST   /api/auth/staff/:id/logincode of an admin          401    403      403      403     403      403    403       403      403    409    201    401      401
POST   /api/auth/staff/:id/logincode of an owner          401    403      403      403     403      403    403       403      403    403    201    401      401
POST   /api/auth/staff/:id/logincode of a shopper         401    403      403      403     403      403    403       403      403    404    404    401      401
POST   /api/auth/staff/:id/card                           401    403      403      403     403      403    403       403      403    201    201    401      401
POST   /api/auth/staff/:id/card of an admin               401    403      403      403     403      403    403       403      403    409    409    401      401
DELETE /api/auth/staff/:id/card                           401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/auth/team                                     401    403      403      403     403      403    403       403      403    201    201    401      401
PUT    /api/auth/team/:id                                 401    403      403      403     403      403    403       403      403    200    200    401      401
DELETE /api/auth/team/:id                                 401    403      403      403     403      403    403       403      403    200    200    401      401

GET    /api/products                                      200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/products/categories                           200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/products/facets                               200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/shelves                                       200    200      200      200     200      200    200       200      200    200    200    401      401
POST   /api/lists                                         200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/products/category/:category                   200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/products/:id/related                          200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/products/:id/extras                           200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/products/:id                                  200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/products/:id deactivated                      404    404      404      404     404      404    404       404      404    404    404    401      401
GET    /api/products/admin                                401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/staples                                       401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/staples/aisles                                401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/staples/pictures                              401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/staples/stock                                 401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/addproduct                           401    403      403      403     403      201    403       403      403    201    201    401      401
PUT    /api/products/editproduct/:id                      401    403      403      403     403      200    403       403      403    200    200    401      401
DELETE /api/products/deleteproduct/:id                    401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/restoreproduct/:id                   401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/admin/:id                            401    403      403      403     403      200    403       403      403    200    200    401      401
PUT    /api/products/admin/:id/details                    401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/admin/missing                        401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/admin/missing/tax                    401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/admin/missing/tax                    401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/loose                                401    403      403      403     403      200    403       403      403    200    200    401      401
PUT    /api/products/families                             401    403      403      403     403      200    403       403      403    200    200    401      401
DELETE /api/products/families/:product                    401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/barcodes/:digits                     401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/admin/:id/packs                      401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/admin/:id/packs                      401    403      403      403     403      201    403       403      403    201    201    401      401
POST   /api/products/admin/:id/receipts                   401    403      403      403     403      200    403       403      403    200    200    401      401
PUT    /api/products/admin/:id/soldout                    401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/drafts                               401    403      403      403     403      201    403       403      403    201    201    401      401
PUT    /api/products/drafts/:id                           401    403      403      403     403      200    403       403      403    200    200    401      401
DELETE /api/products/drafts/:id                           401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/import                               401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/imports                              401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/imports                              401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/imports/:id                          401    403      403      403     403      200    403       403      403    200    200    401      401
PUT    /api/products/imports/:id/plan                     401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/imports/:id/start                    401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/imports/:id/remarks                  401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/imports/:id/prices                   401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/imports/:id/left-out.csv             401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/imports/:id/undo                     401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/imports/:id/rows/:row                401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/imports/:id/undo                     401    403      403      403     403      200    403       403      403    200    200    401      401
DELETE /api/products/imports/:id                          401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/pictures                             401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/pictures/retry                       401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/export.csv                           401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/pricechange                          401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/pricechange                          401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/pricechange/:id                      401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/pricechange/:id/undo                 401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/spellings                            401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/products/spellings                            401    403      403      403     403      201    403       403      403    201    201    401      401
PUT    /api/products/spellings/:id                        401    403      403      403     403      200    403       403      403    200    200    401      401
DELETE /api/products/spellings/:id                        401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/products/misses                               401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/shelves/admin                                 401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/shelves                                       401    403      403      403     403      201    403       403      403    201    201    401      401
PUT    /api/shelves/order                                 401    403      403      403     403      200    403       403      403    200    200    401      401
PUT    /api/shelves/carousels                             401    403      403      403     403      200    403       403      403    200    200    401      401
PUT    /api/shelves/:value                                401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/shelves/:value/merger                         401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/media                                         401    403      403      403     403      201    403       403      403    201    201    401      401

GET    /api/cart                                          401    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/cart/quote                                    401    200      200      200     200      200    200       200      200    200    200    401      401
POST   /api/cart                                          401    201      201      201     201      201    201       201      201    201    201    401      401
PATCH  /api/cart/:id                                      401    200      404      404     404      404    404       404      404    404    404    401      401
DELETE /api/cart/:id                                      401    200      404      404     404      404    404       404      404    404    404    401      401
DELETE /api/cart                                          401    200      200      200     200      200    200       200      200    200    200    401      401

POST   /api/orders of the shopper’s cart                  401    201      409      409     409      409    409       409      409    409    409    401      401
GET    /api/orders                                        401    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/orders/goods                                  401    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/orders/usual                                  401    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/orders/running                                401    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/orders/:id                                    401    200      404      200     200      404    200       404      404    200    200    401      401
POST   /api/orders/:id/cancellation                       401    200      404      404     404      404    404       404      404    404    404    401      401
PUT    /api/orders/:id/questions/:question/answer         401    200      404      404     404      404    404       404      404    404    404    401      401
POST   /api/orders/:id/reorder                            401    200      404      404     404      404    404       404      404    404    404    401      401
PUT    /api/orders/:id/trust/newcomer                     401    403      403      200     200      403    403       403      403    200    200    401      401
DELETE /api/orders/:id/trust/newcomer                     401    403      403      200     200      403    403       403      403    200    200    401      401
GET    /api/orders/all                                    401    403      403      200     200      403    200       403      403    200    200    401      401
GET    /api/orders/queue                                  401    403      403      200     200      403    403       403      403    200    200    401      401
GET    /api/orders/customers/:id                          401    403      403      200     200      403    200       403      403    200    200    401      401
POST   /api/orders/status                                 401    403      403      200     200      403    403       403      403    200    200    401      401
PATCH  /api/orders/:id                                    401    403      403      403     200      403    403       403      403    200    200    401      401
POST   /api/orders/:id/phone-confirmation                 401    403      403      200     200      403    403       403      403    200    200    401      401
PUT    /api/orders/:id/round                              401    403      403      200     200      403    403       403      403    200    200    401      401
PUT    /api/orders/:id/address                            401    403      403      200     200      403    403       403      403    200    200    401      401
GET    /api/wishes                                        401    200      200      200     200      200    200       200      200    200    200    401      401
POST   /api/wishes                                        401    201      201      201     201      201    201       201      201    201    201    401      401
DELETE /api/wishes/:id                                    401    200      404      404     404      404    404       404      404    404    404    401      401
GET    /api/wishes/all                                    401    403      403      403     403      200    403       403      403    200    200    401      401
POST   /api/wishes/answers                                401    403      403      403     403      201    403       403      403    201    201    401      401
GET    /api/orders/notices                                401    403      403      200     200      403    403       403      403    200    200    401      401
PUT    /api/orders/notices/:id/told                       401    403      403      200     200      403    403       403      403    200    200    401      401
PUT    /api/orders/:id/notes                              401    403      403      200     200      403    403       403      403    200    200    401      401
PUT    /api/orders/:id/packing                            401    403      403      200     200      403    403       403      403    200    200    401      401
PUT    /api/orders/:id/lines/:line/packing                401    403      403      200     200      403    403       403      403    200    200    401      401
DELETE /api/orders/:id/lines/:line/packing                401    403      403      200     200      403    403       403      403    200    200    401      401
POST   /api/orders/:id/lines/:line/swaps                  401    403      403      200     200      403    403       403      403    200    200    401      401
POST   /api/orders/:id/lines                              401    403      403      200     200      403    403       403      403    200    200    401      401
DELETE /api/orders/:id/questions/:question                401    403      403      200     200      403    403       403      403    200    200    401      401
DELETE /api/orders/:id/changes/:change                    401    403      403      200     200      403    403       403      403    200    200    401      401
GET    /api/orders/:id/stop                               401    403      403      200     200      403    200       403      403    200    200    401      401
GET    /api/orders/:id/rounds                             401    403      403      200     200      403    403       403      403    200    200    401      401
GET    /api/orders/rounds                                 401    403      403      200     200      403    403       403      403    200    200    401      401
GET    /api/orders/rounds/figures                         401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/orders/rounds/figures.csv                     401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/orders/days/:day                              401    403      403      200     200      403    403       403      403    200    200    401      401
POST   /api/orders/days/:day/move                         401    403      403      200     200      403    403       403      403    200    200    401      401
POST   /api/orders/:id/payments                           401    403      403      403     201      403    201       403      403    201    201    401      401
POST   /api/orders/:id/payments/:payment/correction       401    403      403      403     201      403    201       403      403    201    201    401      401
POST   /api/orders/:id/credits                            401    403      403      403     201      403    201       403      403    201    201    401      401
POST   /api/orders/:id/credits/:credit/correction         401    403      403      403     201      403    201       403      403    201    201    401      401
GET    /api/orders/:id/complaints                         401    200      404      200     200      404    200       404      404    200    200    401      401
POST   /api/orders/:id/complaints                         401    201      404      404     404      404    404       404      404    404    404    401      401
POST   /api/orders/:id/complaints/:complaint/again        401    201      404      404     404      404    404       404      404    404    404    401      401
GET    /api/orders/:id/bills                              401    200      404      200     200      404    200       404      404    200    200    401      401
GET    /api/orders/:id/bills/:bill/pdf                    401    200      404      200     200      404    200       404      404    200    200    401      401
GET    /api/bills                                         401    403      403      200     200      403    200       403      403    200    200    401      401
GET    /api/bills/:id                                     401    403      403      200     200      403    200       403      403    200    200    401      401
PUT    /api/bills/:id/lines/:line/hsn                     401    403      403      403     200      403    200       403      403    200    200    401      401
GET    /api/complaints                                    401    403      403      403     200      403    200       403      403    200    200    401      401
GET    /api/complaints/due                                401    403      403      403     200      403    200       403      403    200    200    401      401
POST   /api/complaints/taken                              401    403      403      403     201      403    201       403      403    201    201    401      401
POST   /api/complaints/slips/:id/confirmed                401    403      403      403     200      403    200       403      403    200    200    401      401
POST   /api/complaints/slips/:id/answer                   401    403      403      403     201      403    201       403      403    201    201    401      401
POST   /api/complaints/slips/:id/told                     401    403      403      403     200      403    200       403      403    200    200    401      401
POST   /api/complaints/told                               201    201      201      201     201      201    201       201      201    201    201    401      401
POST   /api/complaints/:id/read                           401    403      403      403     200      403    200       403      403    200    200    401      401
POST   /api/complaints/:id/answer                         401    403      403      403     201      403    201       403      403    201    201    401      401
POST   /api/orders/taken                                  401    403      403      403     201      403    403       403      403    201    201    401      401
GET    /api/orders/taken/callers                          401    403      403      403     200      403    403       403      403    200    200    401      401
GET    /api/orders/taken/usual                            401    403      403      403     200      403    403       403      403    200    200    401      401
GET    /api/orders/:id/trust                              401    403      403      200     200      403    403       403      403    200    200    401      401
PUT    /api/orders/:id/trust                              401    403      403      200     200      403    403       403      403    200    200    401      401
DELETE /api/orders/:id/trust                              401    403      403      200     200      403    403       403      403    200    200    401      401
GET    /api/orders/export.csv                             401    403      403      403     403      403    403       403      403    200    200    401      401

GET    /api/alarm                                         401    403      403      200     200      403    403       403      403    200    200    401      401
PUT    /api/alarm/device                                  401    403      403      200     200      403    403       403      403    200    200    401      401
DELETE /api/alarm/device                                  401    403      403      200     200      403    403       403      403    200    200    401      401
DELETE /api/alarm/devices/:id of the owner                401    403      403      404     404      403    403       403      403    200    200    401      401
PUT    /api/alarm/rules                                   401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/alarm/tests of the owner’s device             401    403      403      404     404      403    403       403      403    201    201    401      401
POST   /api/alarm/tests by mail                           401    403      403      403     403      403    403       403      403    201    201    401      401
GET    /api/alarm/tests/:id of the owner                  401    403      403      404     404      403    403       403      403    200    200    401      401
POST   /api/alarm/looked                                  401    403      403      200     200      403    403       403      403    200    200    401      401
POST   /api/alarm/arrivals                                200    200      200      200     200      200    200       200      200    200    200    401      401
POST   /api/alarm/renewals                                200    200      200      200     200      200    200       200      200    200    200    401      401

GET    /api/cash                                          401    403      403      403     200      403    200       200      200    200    200    401      401
GET    /api/cash/received.csv                             401    403      403      403     200      403    200       200      403    200    200    401      401
GET    /api/cash/:id of the rider                         401    403      403      403     200      403    200       200      200    200    200    401      401
GET    /api/cash/:id of nobody                            401    403      403      403     200      403    200       200      404    200    200    401      401
GET    /api/cash/:id of the counter                       401    403      403      403     200      403    200       200      404    200    200    401      401
POST   /api/cash/:id/moves                                401    403      403      403     201      403    201       201      201    201    201    401      401
POST   /api/cash/:id/moves of nobody                      401    403      403      403     201      403    201       201      404    201    201    401      401
POST   /api/cash/:id/moves of change                      401    403      403      403     201      403    201       201      403    201    201    401      401
DELETE /api/cash/:id/moves/:move                          401    403      403      403     200      403    200       200      200    200    200    401      401
POST   /api/cash/:id/counts                               401    403      403      403     201      403    201       201      201    201    201    401      401
POST   /api/cash/:id/counts of nobody                     401    403      403      403     201      403    201       201      404    201    201    401      401
POST   /api/cash/:id/closings                             401    403      403      403     403      403    403       201      403    201    201    401      401
POST   /api/cash/:id/closings of what I counted           401    403      403      403     403      403    403       409      403    409    409    401      401
GET    /api/printer                                       401    403      403      200     200      403    200       403      403    200    200    401      401
POST   /api/printer/receipts                              401    403      403      404     404      403    404       403      403    404    404    401      401

GET    /api/rounds                                        401    403      403      200     200      403    403       403      200    200    200    401      401
GET    /api/rounds/:id/sheet of the rider                 401    403      403      200     200      403    403       403      200    200    200    401      401
GET    /api/rounds/:id/sheet of nobody                    401    403      403      200     200      403    403       403      404    200    200    401      401
PUT    /api/rounds/:id/stops                              401    403      403      200     200      403    403       403      200    200    200    401      401
PUT    /api/rounds/:id/stops/:order/place                 401    403      403      200     200      403    403       403      200    200    200    401      401
PUT    /api/rounds/:id/riders                             401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/rounds/:id/stops/:order/account-payments      401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/rounds/:id/taps                               401    403      403      200     200      403    403       403      200    200    200    401      401
POST   /api/rounds/:id/taps of nobody                     401    403      403      200     200      403    403       403      404    200    200    401      401

GET    /api/khatas/own                                    401    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/khatas                                        401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/khatas/:customer                              401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/khatas/:customer/statement                    401    403      403      403     403      403    200       403      403    200    200    401      401
PUT    /api/khatas/:customer/limit                        401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/khatas/:customer/lines                        401    403      403      403     403      403    403       403      403    201    201    401      401
POST   /api/khatas/:customer/payments                     401    403      403      403     403      403    201       403      403    201    201    401      401
POST   /api/khatas/:customer/payments/:payment/correction 401    403      403      403     403      403    201       403      403    201    201    401      401

GET    /api/tax/registrations                             401    403      403      403     403      403    200       403      403    200    200    401      401
POST   /api/tax/registrations                             401    403      403      403     403      403    201       403      403    201    201    401      401
PUT    /api/tax/registrations/:id                         401    403      403      403     403      403    200       403      403    200    200    401      401
DELETE /api/tax/registrations/:id                         401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/tax/rates                                     401    403      403      403     403      403    200       403      403    200    200    401      401
POST   /api/tax/rates                                     401    403      403      403     403      403    201       403      403    201    201    401      401
DELETE /api/tax/rates/:id                                 401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/delivery/outside                              401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/tax/goods                                     401    403      403      403     403      200    403       403      403    200    200    401      401

GET    /api/shop/pincodes/:pincode                        200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/shop/settings                                 200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/shop/rules                                    200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/shop/today                                    200    200      200      200     200      200    200       200      200    200    200    401      401
POST   /api/shop/newsletter                               200    200      200      200     200      200    200       200      200    200    200    401      401
POST   /api/shop/newsletter/confirmation                  303    303      303      303     303      303    303       303      303    303    303    401      401
POST   /api/shop/newsletter/leave                         404    404      404      404     404      404    404       404      404    404    404    401      401
GET    /api/shop/newsletter/mine                          401    200      200      200     200      200    200       200      200    200    200    401      401
PUT    /api/shop/newsletter/mine                          401    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/shop/settings/edit                            401    403      403      403     403      403    403       403      403    200    200    401      401
PUT    /api/shop/settings                                 401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/shop/test-mail                                401    403      403      403     403      403    403       403      403    200    200    401      401
GET    /api/shop/test-mail/:id                            401    403      403      403     403      403    403       403      403    200    200    401      401
GET    /api/shop/hours                                    200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/shop/hours/edit                               401    403      403      403     403      403    403       403      403    200    200    401      401
PUT    /api/shop/hours                                    401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/shop/closures                                 401    403      403      403     403      403    403       403      403    201    201    401      401
PUT    /api/shop/closures/:id                             401    403      403      403     403      403    403       403      403    200    200    401      401
DELETE /api/shop/closures/:id                             401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/shop/opening                                  401    403      403      403     403      403    403       403      403    200    200    401      401
GET    /api/shop/newsletter                               401    403      403      403     403      403    403       403      403    200    200    401      401

GET    /api/delivery/places                               200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/delivery/villages                             200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/delivery/areas                                401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/delivery/areas                                401    403      403      403     403      403    403       403      403    201    201    401      401
PUT    /api/delivery/areas/order                          401    403      403      403     403      403    403       403      403    200    200    401      401
PUT    /api/delivery/areas/:id                            401    403      403      403     403      403    403       403      403    200    200    401      401
DELETE /api/delivery/areas/:id                            401    403      403      403     403      403    403       403      403    200    200    401      401
GET    /api/delivery/areas/:id/villages                   401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/delivery/areas/:id/villages                   401    403      403      403     403      403    403       403      403    200    200    401      401
PUT    /api/delivery/villages/:id/area                    401    403      403      403     403      403    403       403      403    200    200    401      401
DELETE /api/delivery/villages/:id                         401    403      403      403     403      403    403       403      403    200    200    401      401
GET    /api/delivery/rounds                               200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/delivery/schedule                             401    403      403      200     200      403    403       403      403    200    200    401      401
POST   /api/delivery/rules                                401    403      403      403     403      403    403       403      403    201    201    401      401
PUT    /api/delivery/rules/:id                            401    403      403      403     403      403    403       403      403    200    200    401      401
DELETE /api/delivery/rules/:id                            401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/delivery/rounds                               401    403      403      403     403      403    403       403      403    201    201    401      401
PATCH  /api/delivery/rounds/:id                           401    403      403      200     200      403    403       403      403    200    200    401      401
PUT    /api/delivery/rounds/:id/lateness                  401    403      403      200     200      403    403       403      403    200    200    401      401
DELETE /api/delivery/rounds/:id                           401    403      403      403     403      403    403       403      403    200    200    401      401
POST   /api/delivery/pauses                               401    403      403      403     403      403    403       403      403    201    201    401      401
DELETE /api/delivery/pauses/:id                           401    403      403      403     403      403    403       403      403    200    200    401      401

GET    /api/admin/events                                  401    403      403      200     200      200    403       403      200    200    200    401      401
POST   /api/admin/events/seen                             401    403      403      200     200      200    403       403      200    200    200    401      401
GET    /api/admin/dashboard                               401    403      403      403     403      403    403       403      403    200    200    401      401
GET    /api/admin/today                                   401    403      403      403     403      403    403       403      403    200    200    401      401
GET    /api/admin/figures                                 401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/admin/figures.csv                             401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/admin/first-steps                             401    403      403      403     403      403    403       403      403    200    200    401      401
PUT    /api/admin/first-steps                             401    403      403      403     403      403    403       403      403    200    200    401      401
GET    /api/admin/reorder                                 401    403      403      403     403      200    403       403      403    200    200    401      401
GET    /api/admin/audit                                   401    403      403      403     403      403    403       403      403    200    200    401      401

GET    /api/openapi.json                                  200    200      200      200     200      200    200       200      200    200    200    401      401
`;
