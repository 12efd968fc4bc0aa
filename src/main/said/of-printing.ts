/** What the server says of printing receipts; see to-the-team.ts. */
export const SAID_OF_PRINTING = [
  /*i18n*/ { id: 'office: No network printer is set up. The owner can do that in the settings.' },
  /*i18n*/ { id: 'office: Many receipts wait for the printer already. Please try again in a moment.' },
  /*i18n*/ { id: 'office: The printer does not answer. Is it switched on, and in the network of the shop?' },
  /*i18n*/ { id: 'office: The printer has no paper.' },
  /*i18n*/ { id: 'office: The printer stopped in the middle. Look at its paper and its cover.' },
  /*i18n*/ { id: 'office: There is nothing to print' },
  /*i18n*/ { id: 'office: This is too long for a receipt' },
  /*i18n*/ { id: 'office: These are no dots' },
  /*i18n*/ { id: 'office: The last line is not whole' },
  /*i18n*/ { id: 'office: An address in the shop’s own network, like 192.168.1.50' },
];
