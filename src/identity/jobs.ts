/** A person's role. `user` is a shopper. */
export const ROLES = ['user', 'staff', 'admin'] as const;
/** The role of an account. */
export type Role = (typeof ROLES)[number];

/** The jobs of staff. A person may have several; an admin may do everything. */
export const JOBS = ['packer', 'rider', 'counter', 'goods', 'accounts'] as const;
/** The rights that staff may be given: the jobs, and signing cash that another person counted. */
export const PERMISSIONS = [...JOBS, 'signing'] as const;
/** A job or right of staff. */
export type Permission = (typeof PERMISSIONS)[number];
