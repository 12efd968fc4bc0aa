import type { Field } from '#imports/imports.ts';

/**
 * Column names: by people in English and Hindi, and by Vyapar, Tally, Marg, OpenCart, Magento, PrestaShop, WooCommerce,
 * Shopify, Google Merchant and Amazon. If two columns of a file mean the same field, the name that stands first here
 * wins.
 */
const SYNONYMS: Record<Field, string> = {
  title:
    'title, item name, product name, name of item, name of product, item, product, name, particulars, particular, ' +
    'item description, product title, goods, goods name, article, article name, stock item, name en gb, name en us, ' +
    'नाम, सामान, सामान का नाम, वस्तु, वस्तु का नाम, आइटम, আইটেম, নাম, পণ্যের নাম',
  price:
    'price, sale price, selling price, sale rate, sales price, sales rate, selling rate, retail price, rate, s rate, ' +
    's price, s p, sp, our price, unit price, variant price, standard price, price tax included, price with tax, ' +
    'regular price, retail rate, customer price, amount, rate a, rate 1, बिक्री दर, बिक्री मूल्य, मूल्य, दाम, भाव, रेट, कीमत, দাম, মূল্য',
  offer: 'offer price, special price, discounted price, discount price, deal price, special',
  cuttedprice:
    'cuttedprice, cutted price, cut price, mrp, m r p, maximum retail price, market price, list price, compare at price, ' +
    'variant compare at price, msrp, max retail price, old price, एमआरपी, एम आर पी, अधिकतम मूल्य',
  stock:
    'stock, opening stock, opening stock quantity, op stk, op stock, op qty, opening qty, opening quantity, closing stock, ' +
    'closing qty, closing quantity, cl stk, current stock, current stock quantity, current quantity, stock quantity, stock qty, qty, quantity, qty on hand, ' +
    'quantity on hand, in hand, on hand, balance, balance qty, available, available quantity, available stock, ' +
    'variant inventory qty, inventory quantity, inventory, स्टॉक, मात्रा, माल, शेष, স্টক, পরিমাণ',
  counted:
    'counted, stock is counted, manage stock, stock managed, track stock, track inventory, track quantity',
  unit: 'unit, uom, base unit, base unit x, units, unit of measure, unit of measurement, primary unit, sale unit, इकाई, यूनिट, একক',
  pack:
    'pack, pack size, packing, package size, net quantity, net qty, net weight, net wt, weight, size, unit pricing measure, ' +
    'पैक, वज़न, वजन',
  soldBy: 'soldby, sold by',
  least: 'least, least quantity, minimum order quantity',
  step: 'step, quantity step',
  shelf:
    'category, shelf, item category, categories, product category, category name, group, grp, item group, stock group, group name, ' +
    'department, dept, categories x y z, product type, type, collection, under, श्रेणी, वर्ग, समूह, বিভাগ',
  innerShelf: 'sub category, subcategory, inner shelf, sub group, subgroup, section, sub grp, उप श्रेणी',
  sku:
    'sku, item code, product code, item sku, seller sku, variant sku, code, item no, item number, reference, reference number, product id, ' +
    'model, alias, part no, part number, id, index, कोड',
  barcode:
    'barcode, bar code, ean, ean13, ean 13, ean13 jan or barcode, upc, gtin, gtin ean upc or isbn, variant barcode, ' +
    'external product id, product barcode, बारकोड',
  brand:
    'brand, company, brand name, brands, manufacturer, manufacturer name, vendor, make, mfg, mfr, company name, ' +
    'ब्रांड, कंपनी, कम्पनी',
  description:
    'description, body html, product description, long description, details, short description, summary, विवरण',
  thumbnail:
    'thumbnail, image, image url, image src, product image url, picture, photo, image link, main image url, base image, ' +
    'images, image urls, image urls x y z, image name, imageurl, चित्र, फोटो',
  color: 'color, colour, रंग',
  rating: 'rating, stars, review rating',
  shown:
    'published, status, active, active 0 1, product online, published on online store, visibility, enabled, is active, in the shop',
  title_hi:
    'title hi, title in hindi, hindi title, name in hindi, hindi name, item name hindi, product name hindi, item name in hindi, ' +
    'name hi, name hi in, हिंदी नाम, हिन्दी नाम, हिंदी में नाम',
  title_bn:
    'title bn, title in bengali, bengali title, name in bengali, bengali name, bangla name, item name bengali, ' +
    'product name bengali, name bn, name bn in, name bn bd, বাংলা নাম',
  description_hi:
    'description hi, description in hindi, hindi description, description hi in, हिंदी विवरण, हिन्दी विवरण',
  description_bn:
    'description bn, description in bengali, bengali description, description bn in, description bn bd, বাংলা বিবরণ',
  alsoCalled:
    'alsocalled, also called, also known as, other names, other name, local name, aliases, search terms, search keywords, ' +
    'generic keywords, keywords, अन्य नाम',
  hsn: 'hsn, hsn code, hsn sac, hsn sac code, hsn no, hsn number, hsncode, hsn details, hsn or sac, एचएसएन, एच एस एन',
  taxRate:
    'taxrate, tax rate, gst rate, gst, gst percentage, gst percent, gst slab, igst rate, igst, integrated tax, ' +
    'tax percentage, tax percent, tax, rate of tax, tax rules group, vat, जीएसटी, कर दर',
  taxGoods: 'taxgoods, tax goods, tax class, gst goods, gst class, जीएसटी सामान',
  taxedAs: 'taxedas, taxed as, packed or loose, loose or packed, पैक या खुला',
  mark:
    'mark, veg mark, veg nonveg, veg non veg, veg or non veg, vegetarian mark, food type, diet type, is veg, vegetarian, veg, ' +
    'शाकाहारी',
  origin:
    'origin, country of origin, country of manufacture, country region of manufacture, made in, origin country, country, ' +
    'उद्गम देश, মূল দেশ',
  maker:
    'maker, maker name, manufactured by, mfd by, mfg by, manufacturer name and address, manufacturer details, ' +
    'manufacturer address, manufacturer contact information, निर्माता, প্রস্তুতকারক',
  packer:
    'packer, packed by, packer name, packer details, packer contact information, packer name and address, packed by name and address',
  importer:
    'importer, imported by, importer name, importer details, importer contact information, importer name and address',
  care:
    'care, customer care, customer care details, consumer care, consumer care details, customer support, consumer complaint contact, ' +
    'कस्टमर केयर, কাস্টমার কেয়ার',
  bestBefore:
    'bestbefore, best before, shelf life, expiry, expiry date, exp date, exp, exp dt, expires on, expiration date, use by, ' +
    'best by, समाप्ति तिथि, एक्सपायरी, মেয়াদ',
  fssai:
    'fssai, fssai number, fssai no, fssai license, fssai licence, fssai license number, fssai license no, fssai licence no, ' +
    'fssai lic no, food licence number, food license number, एफएसएसएआई',
  purchasePrice:
    'purchaseprice, purchase price, purchase rate, cost price, cost per item, cost, pur rate, pur price, p rate, prate, p price, ' +
    'buying price, buy price, landing cost, landed cost, wholesale price, cost of goods sold, wac, wholesale rate, w s rate, ws rate, trade price, dealer price, ptr, थोक, थोक भाव, थोक दर, थोक रेट, ' +
    'खरीद मूल्य, खरीद दर, खरीद रेट, खरीद भाव, खरीद दाम, ক্রয় মূল্য',
  lowStock:
    'lowstock, low stock, low stock limit, low stock amount, low stock level, minimum stock quantity, minimum stock, min stock, ' +
    'min stock quantity, min stock qty, min qty, minimum qty, reorder level, re order level, reorder point, reorder qty, ' +
    'notify on stock below, out of stock qty',
  mostPerOrder:
    'mostperorder, most per order, maximum per order, max per order, maximum order quantity, max order quantity, max order qty, ' +
    'max cart qty, maximum quantity, max qty',
  family: 'family, item group id, parent sku, variant group',
  familyPosition: 'familyposition, family position',
};

const OTHERWISE: Readonly<Record<string, Field>> = { manufacturer: 'maker', 'manufacturer name': 'maker' };

/** A column's name for comparing: its letters and digits in small letters, with single spaces. */
export const columnName = (cell: string): string =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The field that a column's name means, and how far behind other names for it this one stands. */
export type Meaning = { field: Field; rank: number };

const BY_NAME = new Map<string, Meaning>(
  (Object.entries(SYNONYMS) as [Field, string][]).flatMap(([field, names]) =>
    names.split(', ').map((name, rank): [string, Meaning] => [columnName(name), { field, rank }]),
  ),
);

/**
 * The field that a column of this name means. Units and signs beside the name (`MRP (₹)`, `Price in Rs.`) change
 * nothing.
 */
export const meaningOf = (name: string): Meaning | undefined =>
  BY_NAME.get(name) ??
  BY_NAME.get(
    name
      .replace(/ (?:(?:per|प्रति) )?(?:quintal|qtl|क्विंटल|कुंतल|kg|किलो|kilo|dozen|दर्जन|pav|पाव)$/, '')
      .replaceAll(/ (?:in )?(?:rs|inr|rupees|₹)$/g, '')
      .trim(),
  );

/** The second meaning of a column name, for files in which another column already has its usual meaning. */
export const otherMeaningOf = (name: string): Field | undefined => OTHERWISE[name];

/** Guesses the field of a column whose name contains a known name. The owner checks it. */
export function guessMeaning(name: string): Field | undefined {
  const words = ` ${name} `;
  let longest = '';
  for (const known of BY_NAME.keys())
    if (known.length > longest.length && known.length > 3 && words.includes(` ${known} `)) longest = known;
  return BY_NAME.get(longest)?.field;
}
