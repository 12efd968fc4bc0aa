// For other features, in the browser: the session of the user, the way to the login page, and password fields.
export { ChangedPassword } from './form/chosen-passwords.ts';
export { PasswordField } from './form/password-field.tsx';
export { chooseLanguage } from './session/session-store.ts';
export { keptAdds, namedForLogin } from './kept-adds.ts';
export { loginFor } from './login-address.ts';
export { takeWanted, type WantedAdd, wantedAdds } from './wanted-adds.ts';
export { keepDone, keepSeen, readOrSeen, seenAnswer, seenAnswers } from './session/seen-answers.ts';
export {
  askBeforeSignOut,
  leaveDevice,
  refreshUser,
  restoreSession,
  setUser,
  signOut,
  storageOfSession,
  useSession,
} from './session/session-store.ts';
export {
  allWaitingChanges,
  type Changeable,
  changeOrWait,
  dismissWaiting,
  letWait,
  readWaiting,
  sendWaiting,
  takeBackWaiting,
  useWaiting,
  type WaitingChange,
  waitingFor,
} from './session/waiting-changes.ts';
export { PrivacyItems } from './privacy-items.tsx';
