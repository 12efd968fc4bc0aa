const PART = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;

/**
 * The addresses of shops' and homes' own networks (RFC 1918), in figures. All else is refused: names, because they may lead
 * anywhere; the machine itself; the open internet; and 169.254.x.x, where clouds answer with their secrets. IPv6 is left out,
 * because clouds answer in its private range, too, and receipt printers have IPv4.
 */
export const SHOP_NETWORK = new RegExp(
  String.raw`^(?:10\.${PART}|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.${PART}\.${PART}$`,
);
