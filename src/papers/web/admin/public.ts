// For other features, in the back office: the credits of an order.
export { OrderCredits } from './credits/order-credits.tsx';
