// For the back office: the notices that customers without an e-mail address are to be told.
export { NoticesToTell } from './notices-to-tell.tsx';
