/** The value of one of the shop's first shelves. */
type First = string;

/** The place of a product in the list: three levels, from wide to narrow. */
export type Shelf = { category: string; section: string; type: string };

/** Our category; a section or a type may differ from the rest of its category. */
type Rule = { all: First; sections?: Record<string, First>; types?: Record<string, First> };

const FRUITS = [
  'Apples & Pomegranate',
  'Banana, Sapota & Papaya',
  'Cut Fruit, Tender Coconut',
  'Exotic Fruits',
  'Kiwi, Melon, Citrus Fruit',
  'Mangoes',
  'Organic Fruits',
  'Seasonal Fruits',
];
const SCENTS = [
  'Attar',
  'Body Sprays & Mists',
  'Eau De Cologne',
  'Eau De Parfum',
  'Eau De Toilette',
  "Men's Deodorants",
  "Women's Deodorants",
  'Perfume',
];
const each = (names: string[], category: First) => Object.fromEntries(names.map((name) => [name, category]));

/**
 * Maps the list's categories to our nine. Ingredients are grocery, ready-to-eat goods are food. Household goods are
 * grocery when they are used up, and a local item when they last.
 */
const RULES: Record<string, Rule> = {
  'Fruits & Vegetables': {
    all: 'vegetables',
    sections: { 'Flower Bouquets, Bunches': 'localitems' },
    types: each(FRUITS, 'fruits'),
  },
  'Eggs, Meat & Fish': { all: 'meat' },
  'Foodgrains, Oil & Masala': { all: 'grocery', types: { Mukhwas: 'food' } },
  'Bakery, Cakes & Dairy': { all: 'food' },
  'Snacks & Branded Foods': {
    all: 'food',
    sections: { 'Atta, Flours & Sooji': 'grocery' },
    types: {
      'Home Baking': 'grocery',
      Vermicelli: 'grocery',
      Vinegar: 'grocery',
      'Frozen Vegetables': 'vegetables',
      'Oats & Porridge': 'grocery',
    },
  },
  Beverages: {
    all: 'food',
    sections: { Coffee: 'grocery', Tea: 'grocery', 'Health Drink, Supplement': 'grocery' },
    types: { Juices: 'food' },
  },
  'Gourmet & World Food': {
    all: 'food',
    sections: {
      'Atta, Flours & Sooji': 'grocery',
      'Cooking & Baking Needs': 'grocery',
      'Oils & Vinegar': 'grocery',
      'Pasta, Soup & Noodles': 'grocery',
      'Rice & Rice Products': 'grocery',
      'Tinned & Processed Food': 'grocery',
      'Mutton & Lamb': 'grocery',
    },
    types: {
      'Coffee & Pre-Mix': 'grocery',
      'Dry Fruits & Berries': 'grocery',
      'Exotic Sugar & Salt': 'grocery',
      'Extra Virgin Olive Oil': 'grocery',
      'Fish & Tuna': 'meat',
      'Gourmet Tea & Tea Bags': 'grocery',
      'Honey & Maple Syrup': 'grocery',
      'Imported Oats & Porridge': 'grocery',
      'Meats & Sausages': 'meat',
      'Pastas & Spaghetti': 'grocery',
      'Quinoa & Grains': 'grocery',
    },
  },
  'Beauty & Hygiene': {
    all: 'cosmetics',
    sections: { 'Fragrances & Deos': 'fragrances', 'Health & Medicine': 'grocery' },
    types: { ...each(SCENTS, 'fragrances'), 'Electric Toothbrush': 'electronics' },
  },
  'Baby Care': {
    all: 'localitems',
    sections: {
      'Atta, Flours & Sooji': 'grocery',
      'Baby Bath & Hygiene': 'cosmetics',
      'Baby Food & Formula': 'food',
      'Diapers & Wipes': 'grocery',
      'Mothers & Maternity': 'cosmetics',
    },
  },
  'Cleaning & Household': {
    all: 'grocery',
    sections: {
      'Bins & Bathroom Ware': 'localitems',
      'Mops, Brushes & Scrubs': 'localitems',
      'Party & Festive Needs': 'localitems',
      'Pooja Needs': 'localitems',
      Stationery: 'localitems',
    },
    types: { 'Electronic Accessories': 'electronics' },
  },
  'Kitchen, Garden & Pets': {
    all: 'localitems',
    sections: { 'Appliances & Electricals': 'electronics', 'Pet Food & Accessories': 'grocery' },
    types: {
      'Pet Collars & Leashes': 'localitems',
      'Pet Feeding Support': 'localitems',
      'Pet Toys': 'localitems',
    },
  },
};

/** Our category for a category of the list; undefined for one that did not exist when we read the list. */
export function bigbasketCategory({ category, section, type }: Shelf): First | undefined {
  const rule = RULES[category];
  return rule && (rule.types?.[type] ?? rule.sections?.[section] ?? rule.all);
}

/** Whether a quantity in the title is the content of the pack. For a bottle or a pot it is its capacity. */
export const isPackedGood = ({ category, section }: Shelf): boolean =>
  !(
    category === 'Kitchen, Garden & Pets' ||
    /^(Bins|Mops|Stationery|Party|Pooja|Feeding|Baby Accessories|Disposables)/.test(section)
  );
