import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { type DeliveryPlaces, pincodeKey } from '#delivery/delivery-rule.ts';

/** Asks the shop what it says of a pincode; undefined without an answer, and while it is not typed to its end. */
export async function callPlaces(pincode: string): Promise<DeliveryPlaces | undefined> {
  const key = pincodeKey(pincode);
  if (key !== '' && !/^\d{6}$/.test(key)) return undefined;
  try {
    return await callApi<DeliveryPlaces>(`/delivery/places?pincode=${key}`);
  } catch (error) {
    // Without a network the shop decides when the form arrives.
    if (error instanceof CallFailed) return undefined;
    throw error;
  }
}
