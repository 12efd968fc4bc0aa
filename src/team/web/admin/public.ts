// For other features, in the back office: editing a member of staff.
export { EditStaff } from './staff/staff-dialogs.tsx';
