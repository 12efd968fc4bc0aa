/**
 * Shows at once that a tap was taken whose code has still to come: the bar at the top that also tells of taps before the page
 * answers (`main/front/scripts/late-start.ts`).
 */
export async function whileHeld<Value>(coming: Promise<Value>): Promise<Value> {
  const { dataset } = document.documentElement;
  dataset['held'] = '';
  try {
    return await coming;
  } finally {
    delete dataset['held'];
  }
}
