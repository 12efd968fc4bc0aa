// For other features, in the back office: forms about people, and the names of roles and permissions.
export { CustomerFields, FirstPassword, PersonFields, readCustomer, readPerson } from './person-fields.tsx';
export { Only, useMay } from './only.tsx';
export { PERMISSION_WORDS, mayDo, roleOf } from './person-fields.tsx';
