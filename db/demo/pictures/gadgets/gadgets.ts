/** Electrical goods. */
import { powerBank, cable, extensionBoard, kettle, iron, featurePhone, tableFan } from './electric.ts';
import { ledBulb, lantern, insectBat, batteries } from './light.ts';

/** Electrical goods by name. */
export const gadgets: Record<string, () => string> = {
  'led-bulb': ledBulb,
  'power-bank': powerBank,
  'usb-cable': cable,
  'extension-board': extensionBoard,
  kettle,
  iron,
  'solar-lantern': lantern,
  'keypad-phone': featurePhone,
  'table-fan': tableFan,
  'insect-bat': insectBat,
  batteries,
};
