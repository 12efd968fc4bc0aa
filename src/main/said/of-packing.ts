/** What the server says to the team of packing and changing an order. */
export const SAID_OF_PACKING = [
  /*i18n*/ { id: 'office: Only an order that has not left yet is packed.' },
  /*i18n*/ { id: 'office: There is no such line.' },
  /*i18n*/ { id: 'office: Why is it left out?' },
  /*i18n*/ { id: 'office: {amount} more than was agreed. Ask the customer first.' },
  /*i18n*/ { id: 'office: Nothing would be left of the order. Cancel it instead.' },
  /*i18n*/ { id: 'office: The customer answered already.' },
  /*i18n*/ { id: 'office: This order is cancelled. Bring it back to change it.' },
  /*i18n*/ { id: 'office: This order has left the shop. It can no longer be changed.' },
  /*i18n*/ { id: 'office: Its round does not go there. Which round shall bring it?' },
  /*i18n*/ { id: 'office: Which round shall bring it?' },
  /*i18n*/ { id: 'office: Why is it cancelled?' },
  /*i18n*/ { id: 'office: This was not ordered. Take it out and add the other.' },
  /*i18n*/ { id: 'office: This was changed meanwhile and can no longer be taken back.' },
];
