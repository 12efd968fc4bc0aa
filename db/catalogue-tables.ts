import type { Generated } from 'kysely';
import type { SoldBy } from '#base/figures/amount.ts';
import type { Paise } from '#base/figures/money.ts';

type Flag = 0 | 1;
type Text = string;
/** UTC ISO text. */
type At = string;

/** The tables of shelves and goods, as the migrations leave them: part of `Schema`. */
export type CatalogueTables = {
  /** Where goods stand. A shelf with a parent is an inner one; there are two levels. */
  shelves: {
    /** The key in `products.category` and in addresses; it never changes. */
    value: Text;
    parent: Text | null;
    /** Its place among the shelves beside it. */
    position: number;
    hidden: Generated<Flag>;
    /** Its drawing: a name of `SHELF_ART`. */
    art: Text;
    /** The picture of its tile: its best-selling goods, its drawing, or the photo in `thumbnail`. */
    picture: Generated<'goods' | 'drawing' | 'photo'>;
    thumbnail: Generated<Text>;
    /** The place of its carousel on the home page; null when it has none. */
    carousel: number | null;
    revision: Generated<number>;
    created_at: At;
    updated_at: At;
  };
  shelf_titles: {
    shelf: Text;
    language: 'en' | 'hi' | 'bn';
    title: Text;
    /** The heading of its carousel, where that is not the title. */
    heading: Generated<Text>;
  };
  /** Shelves that were merged into another, and where their goods and links went. */
  former_shelves: { value: Text; shelf: Text; merged_at: At };
  products: {
    id: Text;
    sku: Text;
    title: Text;
    description: Text;
    category: Text;
    brand: Text;
    color: Text;
    unit: 'kg' | 'gram' | 'litres' | 'item';
    pack: Text;
    /** By weight the unit is kg, by volume litres. */
    sold_by: Generated<SoldBy>;
    /** The least that is sold, and the steps in which it grows: grams, millilitres or pieces, as all amounts. */
    least: Generated<number>;
    step: Generated<number>;
    price_paise: Paise;
    cut_price_paise: Paise;
    stock: number;
    /** 1 if the stock is counted. If not, `stock` is `STOCK_NOT_COUNTED` and never changes. */
    counted: Generated<Flag>;
    sold: Generated<number>;
    /** `sold`, in kilos, litres or pieces rounded up, as it was when popularity was last counted. */
    popularity: Generated<number>;
    rating_hundredths: number;
    thumbnail: Text;
    /** The family that packs of the same goods share; null for goods in a single pack. */
    family_id: Generated<Text | null>;
    /** The place of a pack among those of its family. */
    family_position: Generated<number>;
    /** 1 if it stands in a listing that shows each family once. */
    leads: Generated<Flag>;
    /** The digits of its GTIN. */
    barcode: Generated<Text | null>;
    /** The country of origin, by its two letters (ISO 3166); empty when unknown. */
    origin: Generated<Text>;
    mark: Generated<'' | 'veg' | 'nonveg'>;
    /** The most of it in one order, and the level at which the stock is low: amounts, as the stock. */
    most_per_order: Generated<number | null>;
    low_stock: Generated<number | null>;
    /** The owner says that there is none, whatever the figure; `back_on` is the day on which it comes back. */
    sold_out: Generated<Flag>;
    back_on: Generated<Text | null>;
    /** Other words that people know it by, separated by commas. */
    also_called: Generated<Text>;
    /** Fields, by their names in the API, that were edited by hand: separated by spaces. */
    edited: Generated<Text>;
    /** Never in the shop so far, because its name or its price is missing; it counts as deactivated. */
    draft: Generated<Flag>;
    /** The text that the back office searches: title and SKU, folded. */
    search: Generated<Text>;
    revision: Generated<number>;
    created_at: At;
    updated_at: At;
    deactivated_at: At | null;
  };
  /** The details of a product that the law requires, and its purchase price. */
  product_labels: {
    product_id: Text;
    maker: Generated<Text>;
    packer: Generated<Text>;
    importer: Generated<Text>;
    /** Whom to call with a complaint about it; empty for the shop itself. */
    care: Generated<Text>;
    best_before: Generated<Text>;
    hsn: Generated<Text>;
    tax_rate_hundredths: Generated<number | null>;
    fssai: Generated<Text>;
    purchase_price_paise: Generated<Paise | null>;
    /** The key of the goods that its rate follows from, of db/tax; empty without a choice. */
    tax_goods: Generated<Text>;
    /** Empty: by its pack, or by how it is sold. */
    taxed_as: Generated<'' | 'packed' | 'loose'>;
  };
  /** A product's words in other languages than English. */
  product_texts: {
    product_id: Text;
    language: 'hi' | 'bn';
    title: Generated<Text>;
    description: Generated<Text>;
  };
  /** Other words and titles in other languages that staff can search a product by, folded. */
  product_names: {
    product_id: Text;
    search: Text;
  };
};
