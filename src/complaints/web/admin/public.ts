// For the back office: what customers told to be wrong with an order, and the ways to answer.
export { OrderComplaints } from './order-complaints.tsx';
