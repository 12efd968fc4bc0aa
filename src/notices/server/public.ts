// For other features, on the server: a notice is kept, or is no longer news.
export { addNotice, dropNotices } from './commands.ts';
