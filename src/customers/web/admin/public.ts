// For other features, in the back office: help for a customer who cannot log in.
export { LoginHelp } from './login-help.tsx';
