/** The browser's offer to put the shop on the home screen; only some browsers make it. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

let held: InstallPrompt | undefined;

/** Holds the browser's offer back until there is a good moment for it. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held = event as InstallPrompt;
  });
}

/** True if this browser would put the shop on the home screen. */
export const canInstall = (): boolean => held !== undefined;

/** Makes the browser ask; it does so once for each offer. */
export async function install(): Promise<void> {
  const prompt = held;
  held = undefined;
  await prompt?.prompt();
}
