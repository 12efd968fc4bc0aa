/** Who may use the routes of the daily work: alarm, cash, rounds, accounts on credit, tax. Read as `MATRIX` says. */
export const WORK = `
                                                          guest  shopper  another  packer  counter  goods  accounts  signing  rider  admin  owner  revoked  expired

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
GET    /api/returns                                       401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/returns/bills                                 401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/returns/file                                  401    403      403      403     403      403    404       403      403    404    404    401      401
GET    /api/returns/register                              401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/returns/tally                                 401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/accountants                                   401    403      403      403     403      403    200       403      403    200    200    401      401
POST   /api/accountants                                   401    403      403      403     403      403    201       403      403    201    201    401      401
DELETE /api/accountants/:id                               401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/accountant/returns                            200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/accountant/returns/bills                      200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/accountant/returns/file                       404    404      404      404     404      404    404       404      404    404    404    401      401
GET    /api/accountant/returns/register                   200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/accountant/returns/tally                      200    200      200      200     200      200    200       200      200    200    200    401      401
GET    /api/delivery/outside                              401    403      403      403     403      403    200       403      403    200    200    401      401
GET    /api/tax/goods                                     401    403      403      403     403      200    403       403      403    200    200    401      401
`;
