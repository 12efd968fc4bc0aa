// What other features may use of this one in the back office, and nothing else.
export { ConfirmDialog } from './confirm-dialog.tsx';
export { FirstPassword, PersonFields, readPerson } from './person-fields.tsx';
export { PERMISSION_NAMES, mayDo, roleOf } from './role-names.ts';
