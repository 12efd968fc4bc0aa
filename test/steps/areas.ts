import type { Area, NewArea, VillagesAdded } from '#delivery/areas.ts';
import type { Caller } from '#test/open-shop.ts';

/** Adds an area with villages, one a line, and returns it. */
export async function addArea(
  owner: Caller,
  area: Partial<NewArea> & { name: string },
  villages = '',
): Promise<Area> {
  const { status, body } = await owner.call('POST', '/api/delivery/areas', { fee: 20, ...area });
  if (status !== 201) throw new Error(`the area was refused: ${JSON.stringify(body)}`);
  const { id } = body.areas.find(({ name }: Area) => name === area.name);
  if (villages !== '') await addVillages(owner, id, villages);
  return areaNamed(owner, area.name);
}

/** Changes some of an area. */
export async function changeArea(
  owner: Caller,
  { id, name, fee, freeAbove, minimum, cashMost, note, revision }: Area,
  changes: Partial<NewArea>,
): Promise<void> {
  const area = { name, fee, freeAbove, minimum, cashMost, note, revision, ...changes };
  const { status, body } = await owner.call('PUT', `/api/delivery/areas/${id}`, area);
  if (status !== 200) throw new Error(`the area was not changed: ${JSON.stringify(body)}`);
}

/** Pastes villages into an area. */
export async function addVillages(
  owner: Caller,
  id: string,
  text: string,
  move = false,
): Promise<VillagesAdded> {
  const { status, body } = await owner.call('POST', `/api/delivery/areas/${id}/villages`, { text, move });
  if (status !== 200) throw new Error(`the villages were refused: ${JSON.stringify(body)}`);
  return body;
}

/** An area as the owner sees it now. */
export async function areaNamed(owner: Caller, name: string): Promise<Area> {
  const { areas } = (await owner.call('GET', '/api/delivery/areas')).body;
  return areas.find((area: Area) => area.name === name);
}

/** What anybody is told of a pincode. */
export const placesAt = async (caller: Caller, pincode: string) =>
  (await caller.call('GET', `/api/delivery/places?pincode=${encodeURIComponent(pincode)}`)).body;

/** Changes some of the shop's settings. */
export async function changeSettings(owner: Caller, changes: object): Promise<void> {
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, ...changes } });
}
