// For other features, on the server.

// Who calls, and what they may do
export { type SignedIn, type WithActor, expectAllowed, forAdmins, forShoppers, forStaff } from './guard.ts';
export { askerIn } from './sender.ts';
export { recognise } from './commands/open-session.ts';

// Secrets, and what is stored of them
export { newToken, tokenHash } from './passwords/secrets.ts';

// Reading people
export { presentAddress, presentSession, presentUser } from './present.ts';
export { type UserRow, addressesOfAll, credentialsOf, sessionsOf } from './queries/accounts.ts';
export { type Addressee, addresseeById, addresseesByIds, readerById } from './queries/accounts.ts';
export { devicesOfSessions } from './queries/callers.ts';
export { accountsByPhone, callersByIds } from './queries/callers.ts';
export { namesByIds, othersAllowed, standingsByIds } from './queries/accounts.ts';
export { ownerIds } from './queries/accounts.ts';
export { countNewCustomers } from './queries/accounts.ts';

// Changing accounts
export { accountJson, userJson } from './present.ts';
export { type NewAccount, addAccount, orNameTaken } from './commands/add-account.ts';
export { type AccountChange, changeAccount } from './commands/change-account.ts';
export { type PersonalPart, deleteAccount } from './commands/delete-account.ts';
export { keepCaller, NOBODY } from './commands/keep-caller.ts';
export { giveLoginCode, newCode } from './commands/login-code.ts';
export { giveTeamCode } from './commands/rescue-codes.ts';
export { giveStaffCard, takeCardBack } from './commands/staff-cards.ts';
export { takeOver } from './commands/take-over.ts';
export { accountByName } from './queries/accounts.ts';
export { keepAddress, saveAddresses } from './commands/save-addresses.ts';
export { changeStanding, standingBy, standingOf } from './commands/standing.ts';
export { type OwnerOfTexts, textsToday } from './text-shares.ts';
export { isOwnPassword } from './passwords/check-password.ts';
export { hashPassword } from './passwords/secrets.ts';
