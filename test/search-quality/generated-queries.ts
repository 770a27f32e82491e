import {
  costs,
  has,
  type JudgedFilters,
  type JudgedGoods,
  type JudgedQuery,
  judgeFilters,
  judgeGoods,
  judgeMissing,
  type Test,
} from './judged-query.ts'

/**
 * Names that people have for the goods of the generated catalog: categories that are meant, then those that will do, then those that are close.
 * A product with such a name in its title is meant, too, wherever it stands.
 */
const goods: readonly JudgedGoods[] = [
  ['backpack|backpacks|rucksack|rucksacks|knapsack|bakpack', 'Backpacks'],
  ['daypack|day pack|day packs', 'Day Packs', 'Backpacks'],
  ['school backpack|school bag|school bags', 'School Bags, School', 'Kids Packs'],
  ['roll top|roll-top backpack|rolltop', 'Roll Tops'],
  ['sling|slings|sling bag', 'Slings'],
  ['tote|totes|tote bag|tote bags|shopper', 'Totes, Open Totes, Zip Totes'],
  ['zip tote|zip totes', 'Zip Totes', 'Totes'],
  ['crossbody|crossbody bag|cross body bag|crossbody bags', 'Crossbody Bags'],
  ['shoulder bag|shoulder bags', 'Shoulder Bags'],
  ['half moon bag|half-moon bag', 'Half-Moon Bags'],
  ['briefcase|briefcases|briefcse', 'Briefcases', 'Work Bags'],
  ['laptop bag|laptop bags', 'Laptop Bags', 'Work Bags, Cases'],
  ['work bag|office bag', 'Work Bags'],
  ['duffel|duffle|duffels|holdall', 'Duffels'],
  ['weekender|weekend bag', 'Weekend Bags', 'Duffels'],
  ['gym bag|gym bags', 'Gym Bags', 'Duffels'],
  ['cabin bag|carry on|carry-on', 'Carry-Ons', 'Travel'],
  ['garment bag', 'Garment Bags'],
  ['toiletry bag|wash bag|dopp kit', 'Toiletry Bags'],
  ['packing cube|packing cubes', 'Packing Cubes'],
  ['pouch|pouches|zip pouch', 'Pouches'],
  ['cable pouch', 'Cable Pouches', 'Pouches'],
  ['wallet|wallets|card holder|card holders', 'Wallets, Card Holders'],
  ['coin purse', 'Coin Purses', 'Wallets'],
  ['pencil case|pencil cases', 'Pencil Cases'],
  ['glasses case', 'Glasses Cases'],
  ['tee|tees|t-shirt|tshirt|t shirts', 'Tees'],
  ['pocket tee|pocket t-shirt', 'Pocket Tees'],
  ['breton|breton tee|striped tee', 'Breton Tees, Stripes', 'Fine Stripes'],
  ['boxy tee|boxy t-shirt', 'Boxy Tees'],
  ['v-neck|v neck|vneck', 'V-Necks'],
  ['henley|henleys|henly', 'Henleys'],
  ['polo|polos|polo shirt', 'Polos'],
  ['camp shirt|camp shirts', 'Camp Shirts'],
  ['undershirt|undershirts', 'Undershirts'],
  ['sleep tee|sleep shirt', 'Sleep Tees'],
  ['cap|caps|baseball cap', 'Caps', 'Headwear'],
  ['six panel cap|six-panel', 'Six-Panel Caps', 'Caps'],
  ['hat|hats', 'Headwear'],
  ['bucket hat|bucket hats', 'Bucket Hats'],
  ['sun hat|sun hats', 'Sun Hats'],
  ['beanie|beanies|beany', 'Beanies'],
  ['pitcher|pitchers|jug|water jug', 'Pitchers', 'Water Pots'],
  ['milk jug', 'Milk Jugs', 'Pitchers'],
  ['carafe|carafes|decanter', 'Carafes'],
  ['wine carafe|wine decanter', 'Wine Carafes', 'Carafes'],
  ['bedside carafe', 'Bedside Carafes', 'Carafes'],
  ['watering can|watering pot|watering cans', 'Watering Pots', 'Garden Pots'],
  ['vase|vases|flower vase', 'Vases'],
  ['bottle|bottles|water bottle|waterbottle|drinking bottle', 'Bottles'],
  ['insulated bottle|vacuum bottle', 'Insulated Bottles', 'Bottles'],
  ['sport bottle|sports bottle', 'Sport Bottles', 'Bottles'],
  ['tumbler|tumblers', 'Tumblers', 'Travel Cups, Table Cups'],
  ['travel mug|travel mugs', 'Travel Mugs', 'Travel Cups'],
  ['mug|mugs|coffee mug', 'Mugs, Travel Mugs', 'Table Cups, Travel Cups'],
  ['cup|cups', 'Table Cups, Travel Cups'],
  ['kettle|kettles|tea kettle', 'Kettles'],
  ['gooseneck kettle|gooseneck|goose neck kettle', 'Gooseneck Kettles', 'Kettles'],
  ['stovetop kettle', 'Stovetop Kettles', 'Kettles'],
  ['teapot|tea pot|teapots', 'Teapots', 'Tea'],
  ['tea infuser|infuser|infusers', 'Infusers', 'Tea'],
  ['coffee server|coffee servers', 'Coffee Servers', 'Coffee'],
  ['coffee pot|coffee pots', 'Coffee Pots', 'Coffee'],
]

/** In singular or plural: "Totes" for a tote. */
function isTitled(title: string, name: string): boolean {
  const words = name.toLowerCase().replace(/(?<=sh|ch|x)es$|s$/, '')
  return new RegExp(`\\b${words}s?\\b`).test(title.toLowerCase())
}

/** Of one of these categories, or named like one. */
const inside =
  (...names: string[]): Test =>
  ({ categories, title }) =>
    names.some(name => categories.includes(name) || isTitled(title, name))
const blue = has('color', 'cobalt', 'navy')

const filtered: readonly JudgedFilters[] = [
  ['blue backpack|backpack blue|blue rucksack', inside('Backpacks'), blue],
  ['navy tote|tote in navy', inside('Totes'), has('color', 'navy')],
  ['black duffel|black duffle', inside('Duffels'), has('color', 'black')],
  ['white mug|white mugs', inside('Mugs', 'Travel Mugs'), has('color', 'white')],
  ['green beanie|beanie green', inside('Beanies'), has('color', 'sage', 'olive')],
  ['olive cap', inside('Caps'), has('color', 'olive')],
  ['pink tee|rose t-shirt', inside('Tees'), has('color', 'rose')],
  ['purple polo', inside('Polos'), has('color', 'plum')],
  ['grey tee|gray t-shirt|charcoal tee', inside('Tees'), has('color', 'charcoal')],
  ['beige hat|sand hat', inside('Headwear'), has('color', 'sand')],
  ['tee xl|xl tee|extra large t-shirt', inside('Tees'), has('size', 'xl')],
  ['black henley m|henley black size m', inside('Henleys'), has('color', 'black'), has('size', 'm')],
  ['wallet under $50|wallets below 50', inside('Wallets'), costs(0, 50)],
  ['kettle under 100|kettles up to $100', inside('Kettles'), costs(0, 100)],
  ['backpack 50 to 100|backpacks $50-$100', inside('Backpacks'), costs(50, 100)],
  ['tote over 100', inside('Totes'), costs(100)],
  ['sale|on sale', ({ onSale }) => onSale],
  ['tees on sale|t-shirt sale', inside('Tees'), ({ onSale }) => onSale],
  ['brand 3', ({ brand }) => brand === 'Brand 3'],
  ['northmill', ({ brand }) => brand === 'Northmill'],
  ['fernlane backpack', inside('Backpacks'), ({ brand }) => brand === 'Fernlane'],
  [
    'leather wallet|leather wallets',
    inside('Wallets'),
    has('made-of', 'full-grain-leather', 'grained-leather', 'vegetable-tanned-leather'),
  ],
  ['linen tee|linen t-shirt', inside('Tees'), has('made-of', 'linen')],
  ['merino beanie', inside('Beanies'), has('made-of', 'merino')],
  ['copper kettle', inside('Kettles'), has('made-of', 'copper')],
  ['porcelain teapot', inside('Teapots'), has('made-of', 'porcelain')],
  ['stoneware mug|stoneware mugs', inside('Mugs'), has('made-of', 'stoneware')],
  ['canvas tote|canvas tote bag', inside('Totes'), has('made-of', 'canvas', 'waxed-canvas')],
  ['denim tote', inside('Totes'), has('made-of', 'denim')],
  [
    'titanium mug|titanium cup',
    inside('Mugs', 'Travel Mugs', 'Table Cups', 'Travel Cups'),
    has('made-of', 'titanium'),
  ],
]

/** Not in the catalog. */
const missing = ['sofa', 'umbrella', 'iphone', 'xyzzy', 'bicycle', 'sneakers']

export const generatedQueries: readonly JudgedQuery[] = [
  ...judgeGoods(goods, (product, names) => inside(...names)(product)),
  ...judgeFilters(filtered),
  ...judgeMissing(missing),
]
