// The words that speak of how much, besides numbers and units.

const words = (text: string): ReadonlySet<string> =>
  new Set(text.normalize('NFC').split(/\s+/).filter(Boolean));

/** Packagings: `2 packet`. */
export const PACKS = words(
  `packet packets paket paiket packat pkt pkts pack packs pouch pauch sachet dabba dibba dibbi box boxes botal bottle
  bottles botol peti carton jar tin thaili bag bags bori pudiya strip patti tube tikiya tikia bar
  पैकेट पेकेट पॅकेट पैक डिब्बा डिब्बी डब्बा बोतल पाउच थैली बोरी पुड़िया टिकिया ट्यूब जार
  প্যাকেট প্যাক প্যাকেটের কৌটো কৌটা বোতল পাউচ থলে বস্তা টিউব`,
);
/** Single pieces: `4 pc`, `दो नग`, `৩টি`. */
export const PIECES = words(
  `piece pieces pcs pc pic pis pees pieace nag nos no ta ti to te khana adad item items
  पीस पिस नग अदद পিস খানা টা টি টে টো খানি`,
);
/** Bundles of greens: `1 gaddi`. */
export const BUNCHES = words(
  `bundle bundles bunch gaddi gaddii guddi muttha mutthi mutha guchha guchcha anti aanti
  गड्डी गड्डियाँ मुट्ठा मुट्ठी गुच्छा बंडल আঁটি আটি গোছা মুঠো বান্ডিল`,
);
/** Rupees, after the number or before it. */
export const RUPEES = words(
  `rs re rupee rupees rupaye rupay rupya rupiya rupye rupe rupai inr taka takar ₹ /-
  रुपये रुपए रुपया रुपयों रुपे रु টাকা টাকার ৳`,
);
/** Words that make a number a price: `20 ka dhaniya`. */
export const WORTH = words('ka ki ke worth का की के এর');
/** Words that make an amount the size of a pack: `surf 500 wala`. */
export const SIZED = words('wala wali wale vala vali vale waala waali size वाला वाली वाले ওয়ালা');
/** A quarter of a kilo when it stands alone: `paav bhar lahsun`, `এক পোয়া`. */
export const QUARTERS = words('paav pav pau pao pauwa पाव पौवा পোয়া');
/** After these `pav` is the bread: `pav bhaji`. */
export const BREADS = words('bhaji bhajji bun buns bread भाजी बन ভাজি');
/** With a number in words before them these are names: `panch phoran`, `char magaz`, `five star`. */
export const AFTER_NUMBERS = words(
  `phoran phoron foran foron fodon magaz magaj isabgol isabgul star फोरन फोड़न मगज इसबगोल स्टार ফোড়ন`,
);
/** Before these `tube` is no packaging: `2 tube light`. */
export const LIGHTS = words('light lights lite लाइट লাইট');
/** Adds nothing to an amount. */
export const FULL = words('bhar bhor भर ভর');
/** Words and signs that join two things, or two words of one thing. */
export const JOINING = words('aur and & + और एवं तथा এবং আর ও ar');
/** Units that make a number part of a name: `9 watt`. */
export const IN_NAMES = words('watt watts w mah volt v inch inches mm cm number no. % वाट वॉट ওয়াট');
