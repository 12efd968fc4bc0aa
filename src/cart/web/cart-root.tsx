import { useEffect } from 'react';
import { useSession } from '#identity/web/public.ts';
import { addAfterLogin } from './add-product.ts';
import { closeCartDrawer, useCartDrawer } from './cart-drawer-store.ts';
import { fetchCart } from './cart-store.ts';
import { readWaitingAdds, useWaitingAdds } from './waiting-adds.ts';

/** Loads the cart of whoever is signed in, keeps it fresh across tabs, and is where the drawer opens. */
export function CartRoot() {
  const token = useSession((session) => session.token);
  const { isOpen, Drawer } = useCartDrawer();
  const isAnyWaiting = useWaitingAdds(({ adds }) => adds.length > 0);
  useEffect(() => {
    readWaitingAdds();
    if (!token) return undefined;
    // Without an answer the cart shows what it had; each change of it says for itself what is wrong.
    const load = () => void Promise.allSettled([fetchCart()]);
    const start = async () => {
      await Promise.allSettled([fetchCart()]);
      await addAfterLogin();
    };
    // Products open in tabs of their own: what was added there is in the cart here.
    const look = () => {
      if (document.visibilityState === 'visible') load();
    };
    void start();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', readWaitingAdds);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', readWaitingAdds);
    };
  }, [token]);
  useEffect(() => {
    if (!token) return undefined;
    const stop = new AbortController();
    const send = async () => {
      // Fetched for whoever is signed in, while there is a network: without one it would be too late.
      const { sendWaitingAdds } = await import('./send-waiting-adds.ts');
      if (isAnyWaiting) await sendWaitingAdds(stop.signal);
    };
    void Promise.allSettled([send()]);
    return () => stop.abort();
  }, [token, isAnyWaiting]);
  return isOpen && Drawer ? <Drawer onClose={closeCartDrawer} /> : null;
}
