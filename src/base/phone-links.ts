/** The country code of India. */
export const INDIA = '91';
/** The number of digits of an Indian number without its country code. */
export const LOCAL_DIGITS = 10;

/** Every digit of a phone number with its country code, however it was typed: ten digits alone are an Indian number. */
export function fullNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length === LOCAL_DIGITS ? INDIA + digits : digits;
}

/** A phone number as a link dials it. */
export const telLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** Opens a chat in WhatsApp, with a first sentence written. Without a phone (`''`) WhatsApp asks with whom. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${fullNumber(phone)}?text=${encodeURIComponent(text)}`;
