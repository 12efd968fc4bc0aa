// For other features, on the server: how many complaints wait for an answer.
export { countComplaints } from './queries.ts';
