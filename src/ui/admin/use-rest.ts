import { useEffect, useState } from 'react';

/** What comes under a finger takes no tap for so long: the second half of a double tap was meant for what stood there before. */
export const REST_MS = 400;

/** Whether buttons that have just come still rest. */
export function useRest(): boolean {
  const [rests, setRests] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setRests(false), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return rests;
}
