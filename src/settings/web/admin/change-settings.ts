import { callApi } from '#browser/calls/api-client.ts';
import type { EditedSettings, Settings } from '#settings/settings.ts';

/**
 * Changes some settings and leaves all others as they are now. A change by another device in the same moment is refused with
 * `conflict`, and the next try goes through.
 */
export async function changeSettings(changes: Partial<Settings>): Promise<void> {
  const { settings, revision } = await callApi<EditedSettings>('/shop/settings/edit');
  const isSame = Object.entries(changes).every(
    ([name, value]) => JSON.stringify(settings[name as keyof Settings]) === JSON.stringify(value),
  );
  if (isSame) return;
  const body = { settings: { ...settings, ...changes }, revision };
  await callApi<EditedSettings>('/shop/settings', { method: 'PUT', body });
}
