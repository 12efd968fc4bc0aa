/** Who may use the routes of the shop itself: settings, delivery, back office. Read as `MATRIX` says. */
export const SHOP = `
                                                          guest  shopper  another  packer  counter  goods  accounts  signing  rider  admin  owner  revoked  expired

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
