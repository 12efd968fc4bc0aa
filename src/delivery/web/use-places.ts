import { useEffect, useState } from 'react';
import type { DeliveryPlaces } from '#delivery/delivery-rule.ts';
import { callPlaces } from './call-places.ts';

/**
 * What the shop says of the pincode of a form that does not decide where the goods go now; `ask` follows the typing.
 * `isAsking` until there is an answer, or it is clear that none comes.
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
