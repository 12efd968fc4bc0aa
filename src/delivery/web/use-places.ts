import { useEffect, useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { type DeliveryPlaces, pincodeKey } from '#delivery/delivery-rule.ts';

/**
 * Delivery places for a form's pincode, where the form does not set the shopper's destination; `ask` follows the
 * typing. `isAsking` until an answer came or failed.
 */
export function usePlaces(first: string) {
  const [pincode, setPincode] = useState(first);
  const [places, setPlaces] = useState<DeliveryPlaces>();
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    let isAwaited = true;
    void callPlaces(pincode).then((told) => {
      if (!isAwaited) return;
      setPlaces(told);
      setSettled(pincode);
    });
    return () => {
      isAwaited = false;
    };
  }, [pincode]);
  return { places, isAsking: settled !== pincode, ask: setPincode };
}

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
