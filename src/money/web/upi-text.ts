/** To whom a UPI payment goes: the owner's own address at the bank, and the name that the payer's app shows. */
type Payee = { upiId: string; upiName: string; name: string };

/**
 * Text of a UPI code, by NPCI's linking specification: the payee, the exact amount, and the order's number. It opens no
 * app and marks nothing as paid: staff do that once they see the money in the bank.
 */
export function upiText(
  { upiId, upiName, name }: Payee,
  { orderId, due }: { orderId: string; due: number },
): string {
  const said = { pn: upiName || name, am: due.toFixed(2), cu: 'INR', tn: `Order ${orderId}` };
  const parts = Object.entries(said).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return [`upi://pay?pa=${upiId}`, ...parts].join('&');
}
