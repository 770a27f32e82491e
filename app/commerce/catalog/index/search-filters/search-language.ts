import type { ColorFamily } from '../../products/options/color-families.ts'

/** The words of a language that ask for more than a text. All lists are in lower case. */
export interface SearchLanguage {
  colors: Record<ColorFamily, readonly string[]>
  /** Each line spells one size. */
  sizes: readonly (readonly string[])[]
  onSale: readonly string[]
  inStock: readonly string[]
  newest: readonly string[]
  bestSelling: readonly string[]
  topRated: readonly string[]
  cheapest: readonly string[]
  dearest: readonly string[]
  below: readonly string[]
  above: readonly string[]
  /** Before the first of two prices. */
  between: readonly string[]
  /** Between two prices. */
  to: readonly string[]
  money: readonly string[]
  stars: readonly string[]
  /** Of stars. */
  numbers: Readonly<Record<string, number>>
  /** After stars. */
  andUp: readonly string[]
  /** Before a color. */
  shades: readonly string[]
  /** A word after these isn't wanted. */
  negations: readonly string[]
  /** A search for nothing else is one for ideas. */
  gifts: readonly string[]
  /** Besides function words, ignored at both ends of a search whose filters were read. */
  fillers: readonly string[]
}

const letterSizes = [
  ['xxs', '2xs'],
  ['xs', 'x-small', 'extra small'],
  ['s', 'small', 'sm'],
  ['m', 'medium', 'med'],
  ['l', 'lg', 'large'],
  ['xl', 'x-large', 'extra large'],
  ['xxl', '2xl', 'xx-large'],
  ['xxxl', '3xl', 'xxx-large'],
]

const signs = ['$', '€', '£', '¥']

export const english: SearchLanguage = {
  colors: {
    black: ['black'],
    white: ['white', 'off-white', 'ivory'],
    gray: ['gray', 'grey', 'silver'],
    red: ['red', 'burgundy', 'crimson', 'scarlet', 'rust', 'terracotta'],
    orange: ['orange'],
    yellow: ['yellow', 'gold', 'mustard'],
    green: ['green', 'mint'],
    blue: ['blue'],
    purple: ['purple', 'violet', 'lilac', 'lavender'],
    pink: ['pink', 'magenta'],
    brown: ['brown', 'tan'],
    beige: ['beige', 'cream', 'khaki'],
  },
  sizes: letterSizes,
  onSale: [
    'sale',
    'on sale',
    'reduced',
    'discount',
    'discounts',
    'discounted',
    'deal',
    'deals',
    'clearance',
    'offers',
  ],
  inStock: ['in stock', 'available'],
  newest: ['new', 'new in', 'newest', 'latest', 'new arrivals', 'just in'],
  bestSelling: [
    'best sellers',
    'best seller',
    'bestsellers',
    'bestseller',
    'best selling',
    'popular',
    'most popular',
  ],
  topRated: ['top rated', 'best rated', 'best reviewed', 'highest rated'],
  cheapest: ['cheap', 'cheapest', 'cheaper', 'affordable', 'inexpensive'],
  dearest: ['expensive', 'most expensive', 'highest price'],
  below: [
    'under',
    'below',
    'less than',
    'cheaper than',
    'up to',
    'no more than',
    'at most',
    'max',
    'maximum',
    '<',
    '<=',
  ],
  above: ['over', 'above', 'more than', 'at least', 'from', 'starting at', 'min', 'minimum', '>', '>='],
  between: ['between', 'from'],
  to: ['to', 'and', '-', '–'],
  money: [...signs, 'usd', 'eur', 'gbp', 'dollar', 'dollars', 'bucks', 'euro', 'euros', 'pounds'],
  stars: ['star', 'stars'],
  numbers: { two: 2, three: 3, four: 4, five: 5 },
  andUp: ['and up', 'and more', 'or up', 'or more'],
  shades: ['dark', 'light', 'bright', 'pale', 'deep'],
  negations: ['no', 'not', 'without', 'except'],
  gifts: ['gift', 'gifts', 'present', 'presents'],
  fillers: [
    ...[
      'birthday',
      'boyfriend',
      'christmas',
      'color',
      'colour',
      'dad',
      'friend',
      'gift',
      'gifts',
      'girlfriend',
    ],
    ...['idea', 'ideas', 'mom', 'mum', 'present', 'presents', 'size', 'teacher'],
  ],
}

export const german: SearchLanguage = {
  colors: {
    black: inflected('schwarz'),
    white: [...inflected('weiß'), 'elfenbein'],
    gray: [...inflected('grau'), 'silber'],
    red: [...inflected('rot'), 'weinrot', 'rost', 'terrakotta'],
    orange: ['orange'],
    yellow: [...inflected('gelb'), 'gold', 'senf'],
    green: [...inflected('grün'), 'mint'],
    blue: inflected('blau'),
    purple: ['lila', 'violett', 'lavendel'],
    pink: ['rosa', 'pink'],
    brown: inflected('braun'),
    beige: ['beige', 'creme', 'khaki'],
  },
  sizes: letterSizes,
  onSale: [
    'sale',
    'angebot',
    'angebote',
    'im angebot',
    'reduziert',
    'reduzierte',
    'rabatt',
    'rabatte',
    'ausverkauf',
  ],
  inStock: ['auf lager', 'vorrätig', 'lieferbar', 'verfügbar'],
  newest: ['neu', 'neue', 'neues', 'neuheiten', 'neueste', 'neu eingetroffen'],
  bestSelling: ['bestseller', 'beliebt', 'beliebte', 'meistverkauft'],
  topRated: ['am besten bewertet', 'beste bewertung', 'bestbewertet'],
  cheapest: ['günstig', 'günstige', 'günstigste', 'billig', 'billige', 'preiswert'],
  dearest: ['teuer', 'teuerste', 'am teuersten'],
  below: ['unter', 'bis', 'bis zu', 'weniger als', 'günstiger als', 'höchstens', 'maximal', 'max', '<', '<='],
  above: ['über', 'mehr als', 'mindestens', 'ab', 'von', '>', '>='],
  between: ['zwischen', 'von'],
  to: ['bis', 'und', '-', '–'],
  money: [...signs, 'euro', 'eur', 'dollar', 'usd', 'franken', 'chf'],
  stars: ['stern', 'sterne', 'sternen'],
  numbers: { zwei: 2, drei: 3, vier: 4, fünf: 5 },
  andUp: ['und mehr', 'oder mehr', 'und besser'],
  shades: ['dunkel', 'hell', 'dunkles', 'helles'],
  negations: ['ohne', 'nicht', 'kein', 'keine', 'außer'],
  gifts: ['geschenk', 'geschenke', 'geschenkidee', 'geschenkideen'],
  fillers: [
    ...['ab', 'farbe', 'freund', 'freundin', 'geburtstag', 'geschenk', 'geschenke', 'geschenkidee'],
    ...['geschenkideen', 'größe', 'mama', 'papa', 'weihnachten'],
  ],
}

function inflected(word: string): string[] {
  return ['', 'e', 'er', 'es', 'en', 'em'].map(ending => word + ending)
}
