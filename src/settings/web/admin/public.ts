// For other features, in the back office: the names of settings among changes, the form of a part of them, and that of hours.
export { ClosureDialog, DayDialog } from './hours/hours-dialogs.tsx';
export { isAmount, settingName } from './settings-table.ts';
