/** To whom a UPI payment goes: the owner's own address at the bank, and the name that the payer's app shows. */
export type Payee = { upiId: string; upiName: string; name: string };

/**
 * What a UPI code holds, as NPCI's linking specification writes it: to whom, exactly how much, and the order's number. No
 * app is opened with it, and nothing follows from it: paid is what somebody saw in the bank.
 */
export function upiText(
  { upiId, upiName, name }: Payee,
  { orderId, due }: { orderId: string; due: number },
): string {
  const said = { pn: upiName || name, am: due.toFixed(2), cu: 'INR', tn: `Order ${orderId}` };
  const parts = Object.entries(said).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return [`upi://pay?pa=${upiId}`, ...parts].join('&');
}
