import { bagTitles, isTitled, teeTitles } from './demo-queries.ts'
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

/** In a German shop with the goods of the demo shop, whose titles are English. */
const goods: readonly JudgedGoods[] = [
  ['T-Shirt|T-Shirts|tshirt|t shirt|shirts|Shirt', 'Basic Crew Neck Tee, Linen Tee, Striped Tee'],
  ['Leinenshirt|Leinen T-Shirt|Shirt aus Leinen|Leinen', 'Linen Tee'],
  ['gestreiftes T-Shirt|Streifenshirt|gestreift', 'Striped Tee'],
  ['Kappe|Cap|Mütze|Mützen|Hut|Basecap|Schirmmütze', 'Cotton Cap'],
  ['Tasche|Taschen|eine Tasche|Handtasche', bagTitles.join(', ')],
  ['Stofftasche|Einkaufstasche|Tragetasche|Shopper', 'Canvas Tote'],
  ['Umhängetasche|Schultertasche', 'Crossbody Bag'],
  ['Bürotasche|Aktentasche|Laptoptasche', 'Office Bag'],
  ['Schultasche|Schulranzen|Tasche für die Schule', 'School Bag'],
  [
    'Rucksack|Rucksäcke|Schulrucksack',
    'School Bag',
    'Weekend Duffel, Canvas Tote, Crossbody Bag, Office Bag',
  ],
  ['Reisetasche|Reisetaschen|Sporttasche|Weekender', 'Weekend Duffel'],
  ['Koffer', '', 'Weekend Duffel'],
  ['Mäppchen|Etui|Täschchen|Federmappe', 'Zip Pouch'],
  ['Karaffe|Glaskaraffe|Karaffe aus Glas|Karaffen', 'Glass Carafe'],
  ['Kanne|Krug|Wasserkrug|Wasserkanne|Kannen', 'Water Pot', 'Glass Carafe'],
  ['Wasserkocher|Kessel|Wasserkessel', 'Gooseneck Kettle'],
  ['Flasche|Trinkflasche|Wasserflasche|Flaschen|Edelstahlflasche|Flasche aus Stahl', 'Steel Bottle'],
  ['Becher|Tasse|Kaffeebecher|Reisebecher|Trinkbecher|Tassen', 'Travel Tumbler'],
  ['Thermosflasche', '', 'Steel Bottle, Travel Tumbler'],
]

const isTee: Test = product => isTitled(product, teeTitles)
const isBag: Test = product => isTitled(product, bagTitles)

const filtered: readonly JudgedFilters[] = [
  ['schwarz|in schwarz', has('color', 'black')],
  ['weiß|Farbe weiß', has('color', 'white')],
  ['blau', has('color', 'cobalt')],
  ['grün', has('color', 'sage')],
  ['schwarzes T-Shirt|T-Shirt schwarz', isTee, has('color', 'black')],
  ['weißes T-Shirt|weisses t-shirt', isTee, has('color', 'white')],
  ['blaues Shirt|blaue T-Shirts', isTee, has('color', 'cobalt')],
  ['grünes T-Shirt', isTee, has('color', 'sage')],
  ['rotes T-Shirt', isTee, has('color', 'clay')],
  ['schwarze Tasche|schwarze Taschen', isBag, has('color', 'black')],
  ['T-Shirt XL|T-Shirt Größe XL|T-Shirt in XL', isTee, has('size', 'xl')],
  ['weiß XL', has('color', 'white'), has('size', 'xl')],
  ['Angebote|Sale|reduziert|im Angebot', ({ onSale }) => onSale],
  ['T-Shirts im Angebot', isTee, ({ onSale }) => onSale],
  ['unter 30 €|bis 30 Euro', costs(0, 30)],
  ['30 bis 50 Euro|zwischen 30 und 50', costs(30, 50)],
  ['über 80|ab 80 Euro', costs(80)],
  ['Tasche unter 100|Taschen bis 100 €', isBag, costs(0, 100)],
  ['T-Shirt unter 50 Euro', isTee, costs(0, 50)],
  ['Brand 3', ({ brand }) => brand === 'Brand 3'],
]

export const germanQueries: readonly JudgedQuery[] = [
  ...judgeGoods(goods, isTitled),
  ...judgeFilters(filtered),
  ...judgeMissing(['Regenschirm', 'Fahrrad', 'Schuhe', 'Vase']),
]
