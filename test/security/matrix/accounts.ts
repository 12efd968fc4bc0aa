/** Who may use the routes of logins, accounts and the team. Read as `MATRIX` says. */
export const ACCOUNTS = `
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
POST   /api/auth/rescue-codes/confirmation                401    403      403      403     403      403    403       403      403    409    409    401      401
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
`;
