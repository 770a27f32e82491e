import type { KindName } from './kinds/product-kinds.ts'
import { slugify } from './words/slugify.ts'

/** A category without children. Its products are of one kind, and each is named with one of the nouns. */
type Leaf = [name: string, kind: KindName, ...nouns: string[]]

/** Ten root categories with three children each, which have two leaves each. */
const tree: Record<string, Record<string, [Leaf, Leaf]>> = {
  Bags: {
    Totes: [
      ['Open Totes', 'bag', 'Tote', 'Open Tote', 'Shopper'],
      ['Zip Totes', 'bag', 'Zip Tote', 'Zip Shopper', 'Market Bag'],
    ],
    'Shoulder Bags': [
      ['Crossbody Bags', 'bag', 'Crossbody', 'Crossbody Bag', 'Messenger'],
      ['Half-Moon Bags', 'bag', 'Half-Moon Bag', 'Saddle Bag', 'Hobo'],
    ],
    'Work Bags': [
      ['Briefcases', 'bag', 'Briefcase', 'Office Bag', 'Satchel'],
      ['Laptop Bags', 'bag', 'Laptop Bag', 'Laptop Sleeve', 'Folio'],
    ],
  },
  Backpacks: {
    School: [
      ['School Bags', 'backpack', 'School Bag', 'Schoolpack', 'Bookpack'],
      ['Kids Packs', 'backpack', 'Kids Pack', 'Mini Backpack', 'Playground Pack'],
    ],
    City: [
      ['Day Packs', 'backpack', 'Day Pack', 'Backpack', 'Commuter Pack'],
      ['Roll Tops', 'backpack', 'Roll Top', 'Roll-Top Backpack', 'Courier Pack'],
    ],
    Trail: [
      ['Rucksacks', 'backpack', 'Rucksack', 'Trail Pack', 'Alpine Pack'],
      ['Slings', 'backpack', 'Sling', 'Sling Bag', 'Chest Pack'],
    ],
  },
  Travel: {
    Duffels: [
      ['Weekend Bags', 'duffel', 'Weekender', 'Weekend Duffel', 'Holdall'],
      ['Gym Bags', 'duffel', 'Gym Bag', 'Sports Duffel', 'Training Bag'],
    ],
    'Carry-Ons': [
      ['Cabin Bags', 'duffel', 'Cabin Bag', 'Carry-On', 'Overnighter'],
      ['Garment Bags', 'duffel', 'Garment Bag', 'Suit Carrier', 'Garment Folder'],
    ],
    Packing: [
      ['Toiletry Bags', 'pouch', 'Toiletry Bag', 'Wash Bag', 'Dopp Kit'],
      ['Packing Cubes', 'pouch', 'Packing Cube', 'Shoe Bag', 'Laundry Bag'],
    ],
  },
  'Small Goods': {
    Pouches: [
      ['Zip Pouches', 'pouch', 'Zip Pouch', 'Flat Pouch', 'Wristlet'],
      ['Cable Pouches', 'pouch', 'Cable Pouch', 'Tech Organizer', 'Charger Roll'],
    ],
    Wallets: [
      ['Card Holders', 'pouch', 'Card Holder', 'Card Case', 'Bifold'],
      ['Coin Purses', 'pouch', 'Coin Purse', 'Clutch', 'Change Pouch'],
    ],
    Cases: [
      ['Pencil Cases', 'pouch', 'Pencil Case', 'Pen Roll', 'Brush Roll'],
      ['Glasses Cases', 'pouch', 'Glasses Case', 'Spectacle Sleeve', 'Sunglasses Pouch'],
    ],
  },
  Tees: {
    'Crew Necks': [
      ['Basic Tees', 'tee', 'Crew Neck Tee', 'Basic Tee', 'Everyday Tee'],
      ['Pocket Tees', 'tee', 'Pocket Tee', 'Workwear Tee', 'Ringer Tee'],
    ],
    Stripes: [
      ['Breton Tees', 'tee', 'Breton Tee', 'Striped Tee', 'Sailor Tee'],
      ['Fine Stripes', 'tee', 'Pinstripe Tee', 'Fine-Stripe Tee', 'Mariner Tee'],
    ],
    'Loose Fits': [
      ['Boxy Tees', 'tee', 'Boxy Tee', 'Cropped Tee', 'Square Tee'],
      ['Relaxed Tees', 'tee', 'Relaxed Tee', 'Oversized Tee', 'Drop-Shoulder Tee'],
    ],
  },
  Tops: {
    'Open Necks': [
      ['V-Necks', 'tee', 'V-Neck', 'V-Neck Tee', 'Scoop Neck'],
      ['Henleys', 'tee', 'Henley', 'Grandad Top', 'Placket Tee'],
    ],
    Collared: [
      ['Polos', 'tee', 'Polo', 'Polo Shirt', 'Knit Polo'],
      ['Camp Shirts', 'tee', 'Camp Shirt', 'Bowling Shirt', 'Resort Shirt'],
    ],
    Underlayers: [
      ['Undershirts', 'tee', 'Undershirt', 'Base Layer', 'Vest'],
      ['Sleep Tees', 'tee', 'Sleep Tee', 'Pajama Top', 'Lounge Tee'],
    ],
  },
  Headwear: {
    Caps: [
      ['Six-Panel Caps', 'cap', 'Cap', 'Six-Panel Cap', 'Dad Cap'],
      ['Five-Panel Caps', 'cap', 'Five-Panel Cap', 'Camper Cap', 'Cycling Cap'],
    ],
    Brims: [
      ['Bucket Hats', 'cap', 'Bucket Hat', 'Rain Hat', 'Fisherman Hat'],
      ['Sun Hats', 'cap', 'Sun Hat', 'Garden Hat', 'Visor'],
    ],
    'Warm Hats': [
      ['Beanies', 'cap', 'Beanie', 'Watch Cap', 'Ribbed Hat'],
      ['Ear Flaps', 'cap', 'Ear-Flap Cap', 'Trapper Hat', 'Winter Cap'],
    ],
  },
  'Water Pots': {
    Pitchers: [
      ['Table Pitchers', 'pot', 'Water Pot', 'Pitcher', 'Table Jug'],
      ['Milk Jugs', 'pot', 'Milk Jug', 'Creamer', 'Sauce Jug'],
    ],
    Carafes: [
      ['Bedside Carafes', 'carafe', 'Bedside Carafe', 'Night Carafe', 'Water Carafe'],
      ['Wine Carafes', 'carafe', 'Wine Carafe', 'Decanter', 'Oil Bottle'],
    ],
    'Garden Pots': [
      ['Watering Pots', 'pot', 'Watering Pot', 'Watering Can', 'Plant Mister'],
      ['Vases', 'pot', 'Vase', 'Bud Vase', 'Flower Pot'],
    ],
  },
  'Bottles & Cups': {
    Bottles: [
      ['Insulated Bottles', 'bottle', 'Bottle', 'Insulated Bottle', 'Thermos Flask'],
      ['Sport Bottles', 'bottle', 'Sport Bottle', 'Bike Bottle', 'Canteen'],
    ],
    'Travel Cups': [
      ['Tumblers', 'cup', 'Tumbler', 'Travel Tumbler', 'Commuter Cup'],
      ['Travel Mugs', 'cup', 'Travel Mug', 'Lidded Mug', 'Car Mug'],
    ],
    'Table Cups': [
      ['Mugs', 'cup', 'Mug', 'Kitchen Mug', 'Camp Mug'],
      ['Small Cups', 'cup', 'Beaker', 'Espresso Cup', 'Short Cup'],
    ],
  },
  'Kettles & Brewing': {
    Kettles: [
      ['Gooseneck Kettles', 'kettle', 'Gooseneck Kettle', 'Pour-Over Kettle', 'Drip Kettle'],
      ['Stovetop Kettles', 'kettle', 'Stovetop Kettle', 'Whistling Kettle', 'Camp Kettle'],
    ],
    Tea: [
      ['Teapots', 'kettle', 'Teapot', 'Tea Kettle', 'Brewing Pot'],
      ['Infusers', 'carafe', 'Tea Infuser', 'Cold-Brew Carafe', 'Iced-Tea Jug'],
    ],
    Coffee: [
      ['Coffee Servers', 'carafe', 'Coffee Server', 'Coffee Carafe', 'Range Server'],
      ['Coffee Pots', 'kettle', 'Coffee Pot', 'Moka Pot', 'Percolator'],
    ],
  },
}

export interface BigCategory {
  slug: string
  name: string
  parent: string | undefined
}

export interface LeafCategory {
  slug: string
  kind: KindName
  nouns: readonly string[]
}

/** 100 categories, parents before their children. */
export const bigCategories: readonly BigCategory[] = Object.entries(tree).flatMap(([top, groups]) => [
  category(top, undefined),
  ...Object.entries(groups).flatMap(([group, leaves]) => [
    category(group, top),
    ...leaves.map(([name]) => category(name, group)),
  ]),
])

export const leafCategories: readonly LeafCategory[] = Object.values(tree).flatMap(groups =>
  Object.values(groups)
    .flat()
    .map(([name, kind, ...nouns]) => ({ slug: slugify(name), kind, nouns })),
)

function category(name: string, parent: string | undefined): BigCategory {
  return { slug: slugify(name), name, parent: parent && slugify(parent) }
}
