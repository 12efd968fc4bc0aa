import { readAllWaiting } from './read-waiting.ts';
import { isForNextCart } from './waiting-adds.ts';

/** Adds what an order contains and the shop's cart does not have yet; says whether that is done. */
export async function addWhatOrderNeeds(): Promise<boolean> {
  if (readAllWaiting().every(isForNextCart)) return true;
  const { sendWaitingForOrder } = await import('./send-waiting-adds.ts');
  return sendWaitingForOrder();
}
