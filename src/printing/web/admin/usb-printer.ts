/** Why a printer at this device's USB printed nothing, or not all. */
export class UsbFailed extends Error {
  readonly reason: 'notChosen' | 'inUse' | 'noPaper' | 'unplugged' | 'stopped' | 'notLoaded';
  constructor(reason: UsbFailed['reason']) {
    super(`The USB printer failed: ${reason}`);
    this.reason = reason;
  }
}

/** The class of printers, by which the browser's own list offers them and nothing else. */
const PRINTER = 7;
/** Android takes no more at once. */
const PIECE = 16_384;
/** For how long a printer may take nothing before it counts as stopped. */
const STALL_MS = 10_000;

/** True if this browser has WebUSB; the others use their own print dialog. */
export const hasUsb = (): boolean => typeof navigator !== 'undefined' && 'usb' in navigator;

/** The printer that was chosen on this device before, or else one that is chosen now: only a tap may ask. */
export async function choosePrinter(): Promise<USBDevice> {
  const known = (await navigator.usb.getDevices()).find((device) => endOf(device) !== undefined);
  if (known) return known;
  try {
    return await navigator.usb.requestDevice({ filters: [{ classCode: PRINTER }] });
  } catch {
    throw new UsbFailed('notChosen');
  }
}

/** A printer that is open: what is sent to it, one receipt after the other, and that others may have it again. */
type OpenPrinter = { send: (receipt: Uint8Array) => Promise<void>; close: () => Promise<void> };

/** Opens a printer. This and sending reject with UsbFailed. */
export async function openPrinter(device: USBDevice): Promise<OpenPrinter> {
  const end = endOf(device);
  if (!end) throw new UsbFailed('notChosen');
  await open(device, end);
  const unplugged = watchUnplugged(device);
  const sendPiece = async (piece: BufferSource): Promise<void> => {
    const stalled = new AbortController();
    const taken = device.transferOut(end.endpoint, piece).then(
      () => 'taken' as const,
      () => 'failed' as const,
    );
    const result = await Promise.race([taken, unplugged.happened, passed(STALL_MS, stalled.signal)]);
    stalled.abort();
    if (result === 'unplugged') throw new UsbFailed('unplugged');
    if (result !== 'taken') throw await reasonOf(device, end);
  };
  return {
    send: async (receipt) => {
      await expectPaper(device, end);
      for (let at = 0; at < receipt.length; at += PIECE) await sendPiece(receipt.slice(at, at + PIECE));
      await expectPaper(device, end);
    },
    close: async () => {
      unplugged.stop();
      await closeIfThere(device);
    },
  };
}

type End = { configuration: number; interface: number; alternate: number; endpoint: number };

/** Where a printer takes what is to be printed. */
function endOf(device: USBDevice): End | undefined {
  for (const configuration of device.configurations)
    for (const { interfaceNumber, alternates } of configuration.interfaces)
      for (const { interfaceClass, alternateSetting, endpoints } of alternates) {
        const out = endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
        if (interfaceClass === PRINTER && out)
          return {
            configuration: configuration.configurationValue,
            interface: interfaceNumber,
            alternate: alternateSetting,
            endpoint: out.endpointNumber,
          };
      }
  return undefined;
}

async function open(device: USBDevice, end: End): Promise<void> {
  try {
    if (!device.opened) await device.open();
    if (device.configuration?.configurationValue !== end.configuration)
      await device.selectConfiguration(end.configuration);
    await device.claimInterface(end.interface);
    if (end.alternate !== 0) await device.selectAlternateInterface(end.interface, end.alternate);
  } catch (error) {
    throw new UsbFailed(
      error instanceof DOMException && error.name === 'NotFoundError' ? 'unplugged' : 'inUse',
    );
  }
}

const PAPER_OUT = 0x20;

/** Asks as all USB printers can be asked; one that does not answer is believed to have paper. */
async function expectPaper(device: USBDevice, end: End): Promise<void> {
  const asked = device.controlTransferIn(
    { requestType: 'class', recipient: 'interface', request: 1, value: 0, index: end.interface },
    1,
  );
  // What cannot be asked is no fault of the receipt.
  const answer = await Promise.race([asked.catch(ifUsbRefused), passed(1000)]);
  if (((answer?.data?.getUint8(0) ?? 0) & PAPER_OUT) !== 0) throw new UsbFailed('noPaper');
}

/** Closes a printer; one that was unplugged meanwhile is closed by that. */
async function closeIfThere(device: USBDevice): Promise<void> {
  await device.close().catch(ifUsbRefused);
}

/** Nothing, where the device refused or is gone, which the browser tells by a `DOMException`; any other fault is thrown on. */
function ifUsbRefused(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}

/** A transfer that failed says little: paper, a printer that is gone, or one that stopped. */
async function reasonOf(device: USBDevice, end: End): Promise<UsbFailed> {
  const isThere = device.opened && (await navigator.usb.getDevices()).includes(device);
  if (!isThere) return new UsbFailed('unplugged');
  try {
    await expectPaper(device, end);
  } catch (error) {
    if (error instanceof UsbFailed) return error;
  }
  return new UsbFailed('stopped');
}

/** Tells when a device is unplugged, which may happen while nothing is sent. */
function watchUnplugged(device: USBDevice): { happened: Promise<'unplugged'>; stop: () => void } {
  const { promise: happened, resolve } = Promise.withResolvers<'unplugged'>();
  const heard = ({ device: gone }: USBConnectionEvent): void => {
    if (gone === device) resolve('unplugged');
  };
  navigator.usb.addEventListener('disconnect', heard);
  return { happened, stop: () => navigator.usb.removeEventListener('disconnect', heard) };
}

/** Resolves after some time, or never once `left` is aborted. */
const passed = (milliseconds: number, left?: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, undefined);
    left?.addEventListener('abort', () => clearTimeout(timer));
  });
