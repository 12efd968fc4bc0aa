/** Tag of answers that show the shop's registrations or rates. */
export const TAX = 'tax';
