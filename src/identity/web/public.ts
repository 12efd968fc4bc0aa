// What other features may use of this one in the browser, and nothing else.
export { ChangedPassword } from './chosen-passwords.ts';
export { PasswordField } from './password-field.tsx';
export { loginFor } from './return-path.ts';
export {
  leaveDevice,
  refreshUser,
  restoreSession,
  setUser,
  signOut,
  storageOfSession,
  useSession,
} from './session-store.ts';
