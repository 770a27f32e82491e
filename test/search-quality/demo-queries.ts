import {
  costs,
  has,
  type JudgedFilters,
  type JudgedGoods,
  type JudgedProduct,
  type JudgedQuery,
  judgeFilters,
  judgeGoods,
  judgeMissing,
  type Test,
} from './judged-query.ts'

/** Names that people have for the goods of the demo shop: titles that are meant, then those that will do, then those that are close. */
const goods: readonly JudgedGoods[] = [
  ['tee|tees|t-shirt|t shirt|tshirt|T-Shirts|tshirts', 'Basic Crew Neck Tee, Linen Tee, Striped Tee'],
  ['shirt|shirts|top|tops', '', 'Basic Crew Neck Tee, Linen Tee, Striped Tee'],
  ['crew neck|crewneck|crew neck tee|crew-neck t-shirt|basic tee|basic t-shirt', 'Basic Crew Neck Tee'],
  ['linen|linen shirt|linen t-shirt|linen tee|linnen tee', 'Linen Tee'],
  ['striped|stripes|striped shirt|stripe tee|striped t-shirt', 'Striped Tee'],
  ['clothing|clothes', '', 'Basic Crew Neck Tee, Linen Tee, Striped Tee, Cotton Cap'],
  ['cap|caps|hat|hats|cotton hat|cotton cap|headwear', 'Cotton Cap'],
  ['beanie|sun hat', '', '', 'Cotton Cap'],
  ['tote|totes|tote bag|canvas tote|canvas bag|shopper|shopping bag', 'Canvas Tote'],
  ['crossbody|cross body bag|crossbody bag|crosbody', 'Crossbody Bag'],
  ['shoulder bag|messenger bag|satchel', '', 'Crossbody Bag', 'Office Bag'],
  ['office bag|work bag|briefcase|laptop bag', 'Office Bag'],
  ['school bag|schoolbag|scool bag|bag for school', 'School Bag'],
  [
    'backpack|rucksack|knapsack|rucksak',
    '',
    'School Bag',
    'Weekend Duffel, Canvas Tote, Office Bag, Crossbody Bag',
  ],
  ['duffel|duffle|duffel bag|duffle bag|weekend bag|weekender|holdall|gym bag|dufel', 'Weekend Duffel'],
  ['luggage|suitcase|travel bag', '', 'Weekend Duffel'],
  ['pouch|zip pouch|zipper pouch|etui|pouches|zip pouche', 'Zip Pouch'],
  ['clutch|wallet|pencil case', '', 'Zip Pouch'],
  ['purse|handbag', '', 'Crossbody Bag, Zip Pouch, Canvas Tote', 'Office Bag, School Bag'],
  [
    'bag|bags|bagg|a bag',
    'Crossbody Bag, Office Bag, School Bag',
    'Canvas Tote, Weekend Duffel',
    'Zip Pouch, Hamal Dista',
  ],
  ['carafe|glass carafe|decanter|caraffe|carafes', 'Glass Carafe'],
  ['pitcher|jug|water jug|water pitcher|jugs', '', 'Water Pot, Glass Carafe'],
  ['kettle|kettles|gooseneck|gooseneck kettle|goosneck kettle|tea kettle|ketle', 'Gooseneck Kettle'],
  ['teapot|tea pot', '', 'Gooseneck Kettle', 'Water Pot'],
  ['water pot|water pots|watter pot|waterpot', 'Water Pot'],
  ['pot|pots', 'Water Pot', 'Gooseneck Kettle, Glass Carafe'],
  ['bottle|steel bottle|water bottle|bottles|waterbottle|drinking bottle|flask|botle', 'Steel Bottle'],
  ['tumbler|travel tumbler|tumblers|travel mug|tumbeler', 'Travel Tumbler'],
  ['mug|cup|mugs|cups|coffee cup|coffee mug', '', 'Travel Tumbler'],
  ['thermos|insulated bottle', '', 'Steel Bottle, Travel Tumbler'],
  ['drinkware', '', 'Steel Bottle, Travel Tumbler, Glass Carafe'],
  ['hamal dista|hamal|dista|hamel dista', 'Hamal Dista'],
  ['stainless steel bottle|metal bottle', 'Steel Bottle'],
]

/** Not in the shop. */
const missing = [
  'umbrella',
  'sofa',
  'vase',
  'wool',
  'wool sweater',
  'iphone',
  'shoes',
  'xyzzy',
  'running shoes',
  'perfume',
]

export const teeTitles = ['Basic Crew Neck Tee', 'Linen Tee', 'Striped Tee']
export const bagTitles = [
  'Crossbody Bag',
  'Office Bag',
  'School Bag',
  'Canvas Tote',
  'Weekend Duffel',
  'Zip Pouch',
  'Hamal Dista',
]

/** One of these titles. */
export function isTitled({ title }: JudgedProduct, titles: readonly string[]): boolean {
  return titles.includes(title)
}

const titled =
  (titles: readonly string[]): Test =>
  product =>
    isTitled(product, titles)
const by =
  (brand: string): Test =>
  product =>
    product.brand === brand
const reduced: Test = ({ onSale }) => onSale

/** Searches for more than words. */
const filtered: readonly JudgedFilters[] = [
  ['black|in black', has('color', 'black')],
  ['white|color white', has('color', 'white')],
  ['sage|green', has('color', 'sage')],
  ['cobalt|blue', has('color', 'cobalt')],
  ['clay|red', has('color', 'clay')],
  ['black tee|black t-shirt|black tees|t-shirt black', titled(teeTitles), has('color', 'black')],
  ['white tee|white t shirt', titled(teeTitles), has('color', 'white')],
  ['green t-shirt|sage tee', titled(teeTitles), has('color', 'sage')],
  ['blue tee|blue tshirt|cobalt tee', titled(teeTitles), has('color', 'cobalt')],
  ['red shirt|clay tee', titled(teeTitles), has('color', 'clay')],
  ['black bag|black bags', titled(bagTitles), has('color', 'black')],
  ['blue bag', titled(bagTitles), has('color', 'cobalt')],
  ['white XL|xl white', has('color', 'white'), has('size', 'xl')],
  ['tee xl|xl t-shirt|extra large tee', titled(teeTitles), has('size', 'xl')],
  ['size m|medium', has('size', 'm')],
  ['small tee|tee s|t-shirt size s', titled(teeTitles), has('size', 's')],
  ['tee not black|tee -black', titled(teeTitles), has('color', 'white', 'sage', 'cobalt', 'clay')],
  ['blu tee', titled(teeTitles), has('color', 'cobalt')],
  ['44.00', costs(44, 44)],
  ['small bag', titled(bagTitles)],
  ['black tee m', titled(teeTitles), has('color', 'black'), has('size', 'm')],
  ['sale|on sale|discount|deals|reduced', reduced],
  ['tee on sale|t-shirt sale', titled(teeTitles), reduced],
  ['under $30|under 30 dollars|less than $30|up to 30', costs(0, 30)],
  ['30 to 50|$30 - $50|between 30 and 50', costs(30, 50)],
  ['$44', costs(44, 44)],
  ['over $80|more than 80', costs(80)],
  ['tee under $50|t-shirts below 50', titled(teeTitles), costs(0, 50)],
  ['bag under 100|bags under $100', titled(bagTitles), costs(0, 100)],
  ['brand 3|Brand 3', by('Brand 3')],
  ['brand 5 bag|bags by brand 5', by('Brand 5'), titled(bagTitles)],
  ['brand 2', by('Brand 2')],
  ['category 3', ({ categories }) => categories.includes('Category 3')],
  ['hydration', ({ categories }) => categories.includes('Hydration')],
  ['tabletop', ({ categories }) => categories.includes('Tabletop')],
  ['everyday carry', ({ categories }) => categories.includes('Everyday Carry')],
]

export const demoQueries: readonly JudgedQuery[] = [
  ...judgeGoods(goods, isTitled),
  ...judgeFilters(filtered),
  ...judgeMissing(missing),
]
