import type { Page } from '@playwright/test';

/** How a printer behaves, from the next transfer on. */
export type UsbBehaviour = 'prints' | 'noPaper' | 'unplugged' | 'held' | 'stops';

type Fake = { sent: number[][]; asked: number; behaves: UsbBehaviour };

/** Gives the browser of a page a receipt printer that is plugged in, and that nobody has chosen yet. */
export async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fake: Fake = { sent: [], asked: 0, behaves: 'prints' };
    const heard = new Set<(event: unknown) => void>();
    const isChosen = (): boolean => window.localStorage.getItem('test: chosen') !== null;
    const out = { endpointNumber: 2, direction: 'out', type: 'bulk', packetSize: 64 };
    const alternates = [{ alternateSetting: 0, interfaceClass: 7, endpoints: [out] }];
    const fault = (name: string): DOMException => new DOMException('fake', name);
    const device = {
      opened: false,
      configuration: null as unknown,
      configurations: [{ configurationValue: 1, interfaces: [{ interfaceNumber: 0, alternates }] }],
      open: async () => void (device.opened = true),
      close: async () => void (device.opened = false),
      selectConfiguration: async () => void (device.configuration = device.configurations[0]),
      claimInterface: async () => {
        if (fake.behaves === 'held') throw fault('SecurityError');
      },
      controlTransferIn: async () => ({
        status: 'ok',
        data: new DataView(Uint8Array.of(fake.behaves === 'noPaper' ? 0x38 : 0x18).buffer),
      }),
      transferOut: async (_: number, bytes: Uint8Array) => {
        if (fake.behaves === 'unplugged') {
          device.opened = false;
          for (const hear of heard) hear({ device });
          throw fault('NetworkError');
        }
        if (fake.behaves === 'stops') throw fault('NetworkError');
        fake.sent.push([...bytes]);
        return { status: 'ok', bytesWritten: bytes.length };
      },
    };
    const usb = {
      getDevices: async () => (isChosen() ? [device] : []),
      requestDevice: async () => {
        fake.asked += 1;
        window.localStorage.setItem('test: chosen', 'yes');
        return device;
      },
      addEventListener: (_: string, hear: (event: unknown) => void) => heard.add(hear),
      removeEventListener: (_: string, hear: (event: unknown) => void) => heard.delete(hear),
    };
    Object.defineProperty(window.navigator, 'usb', { value: usb });
    Object.assign(window, { fakeUsb: fake });
  });
}

/** All that the printer got since it was asked last, and how often the browser asked which printer. */
export const sentTo = (page: Page): Promise<{ bytes: number[]; asked: number }> =>
  page.evaluate(() => {
    const { fakeUsb } = window as unknown as { fakeUsb: Fake };
    return { bytes: fakeUsb.sent.splice(0).flat(), asked: fakeUsb.asked };
  });

/** Makes the printer behave in another way. */
export const makeUsb = (page: Page, behaves: UsbBehaviour): Promise<void> =>
  page.evaluate((now) => {
    (window as unknown as { fakeUsb: Fake }).fakeUsb.behaves = now;
  }, behaves);
