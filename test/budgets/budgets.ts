/**
 * The costs of pages, orders and emails, counted by the tests in this folder. Each number is today's: counts are exact, and bytes are
 * at most these and at least 95 % of them. A change that makes something cheaper lowers its number here. A change that makes it
 * more expensive gives the reason in a comment beside the number.
 */

export interface PageBudget {
  /** SQL statements of the first visit, after the pages above it. */
  statements: number
  /** Bytes of HTML, uncompressed. */
  html: number
  elements: number
  /** Bytes of the data that the page's scripts start with, part of the HTML. */
  data: number
  /** Bytes of all scripts and styles that the first visit loads, with Brotli. */
  scripts: number
  styles: number
}

export interface RequestBudget {
  statements: number
  /** Statements that PostgreSQL parses and plans each time. */
  unnamed: number
  /** Waits for the disk, except for PostgreSQL's rate buckets. */
  commits: number
  /** Waits for an answer of PostgreSQL. */
  roundTrips: number
}

/**
 * Public pages of the demo shop, for a visitor without a cart. Their scripts know options of any name, chosen from swatches, buttons
 * or a list, which move others that aren't made with them and say so, and what is said beside a price: that of a unit, and the lowest of 30 days.
 * Their styles have groups of attributes, and values chosen by a picture. Every product has a second picture, which its card shows while
 * hovered, and large pictures are offered in 2,400 pixels, too. Each page draws a line while the next one is loading, and its header
 * returns at the desk, too.
 */
export const pageBudgets: Record<string, PageBudget> = {
  '/': { statements: 10, html: 45_400, elements: 546, data: 10_700, scripts: 104_100, styles: 18_000 },
  // Listings have a line for a price that isn't an amount, links that add up while a list is loading, and a focus that goes on from a
  // removed filter, and a part that is drawn again while a list is loading. Every page has the check of amounts.
  // A category or brand is read for its text, which is shown as those of pages are.
  // Scripts are divided anew, for the parts of a product's page. A search that finds nothing offers categories, and pages beside products.
  // One query tells products of one name apart, below the names of their cards.
  '/Shop': { statements: 3, html: 50_200, elements: 830, data: 10_400, scripts: 107_400, styles: 18_000 },
  // Attributes stand in groups, and are worded in the browser. Some products say who makes them, and what is bought with them. Values may be chosen by a picture.
  // Its scripts unpack variants, which take fewer bytes of data. PDFs with safety information stand apart from other files.
  // Its fit is an attribute, and related tees are told apart.
  '/productDetails': {
    statements: 10,
    html: 59_400,
    elements: 638,
    data: 11_500,
    scripts: 111_600,
    styles: 18_000,
  },
  // Filters by capacity, closure and material, without those by sizes that no bag has. Three more bags have attributes.
  '/Shop/category-2': {
    statements: 2,
    html: 40_600,
    elements: 686,
    data: 8_100,
    scripts: 107_400,
    styles: 18_000,
  },
  // Titles found by synonyms are marked, too. Pages and journal entries are read once to be found.
  '/Shop?q=bag': {
    statements: 5,
    html: 39_100,
    elements: 651,
    data: 8_400,
    scripts: 107_400,
    styles: 18_000,
  },
  '/brands': { statements: 1, html: 20_100, elements: 274, data: 3_400, scripts: 101_700, styles: 18_000 },
  '/cart': { statements: 2, html: 23_600, elements: 357, data: 4_500, scripts: 114_400, styles: 18_000 },
  '/wish-list': { statements: 1, html: 17_000, elements: 244, data: 2_700, scripts: 113_300, styles: 18_000 },
  // Its rows of attributes stand in groups. The price per unit can be shown alone.
  '/compare': { statements: 1, html: 15_600, elements: 224, data: 2_600, scripts: 109_700, styles: 18_000 },
  // Its HTML names more files of scripts, which are smaller together.
  '/checkout': { statements: 1, html: 7_400, elements: 46, data: 2_500, scripts: 125_700, styles: 18_000 },
  // Its number is read without making raised digits usual ones.
  '/orders': { statements: 0, html: 15_900, elements: 225, data: 2_500, scripts: 110_000, styles: 18_000 },
  '/account/sign-in': {
    statements: 0,
    html: 15_400,
    elements: 217,
    data: 2_600,
    scripts: 105_100,
    styles: 18_000,
  },
  '/contact': { statements: 1, html: 17_500, elements: 258, data: 2_800, scripts: 104_600, styles: 18_000 },
  '/about': { statements: 2, html: 19_700, elements: 250, data: 4_000, scripts: 102_800, styles: 18_000 },
  '/pages/shipping': {
    statements: 1,
    html: 19_700,
    elements: 272,
    data: 4_300,
    scripts: 102_200,
    styles: 18_000,
  },
  '/journal': { statements: 2, html: 19_300, elements: 258, data: 3_600, scripts: 102_500, styles: 18_000 },
  '/journal/leather-that-darkens': {
    statements: 2,
    html: 20_400,
    elements: 253,
    data: 4_200,
    scripts: 102_400,
    styles: 18_000,
  },
}

/** A purchase of three lines by bank transfer, without JavaScript, after another one. */
export const buyingBudgets: Record<'SQLite' | 'PostgreSQL', Record<string, RequestBudget>> = {
  SQLite: {
    'POST /cart/add': { statements: 5, unnamed: 0, commits: 1, roundTrips: 0 },
    'GET /cart': { statements: 3, unnamed: 0, commits: 0, roundTrips: 0 },
    'GET /checkout': { statements: 6, unnamed: 0, commits: 1, roundTrips: 0 },
    'POST /checkout/place': { statements: 19, unnamed: 0, commits: 1, roundTrips: 0 },
    'GET /orders/:token': { statements: 8, unnamed: 0, commits: 0, roundTrips: 0 },
  },
  PostgreSQL: {
    'POST /cart/add': { statements: 7, unnamed: 0, commits: 2, roundTrips: 7 },
    'GET /cart': { statements: 3, unnamed: 0, commits: 0, roundTrips: 3 },
    'GET /checkout': { statements: 6, unnamed: 0, commits: 1, roundTrips: 7 },
    'POST /checkout/place': { statements: 15, unnamed: 0, commits: 2, roundTrips: 6 },
    'GET /orders/:token': { statements: 8, unnamed: 0, commits: 0, roundTrips: 8 },
  },
}

/** SQL statements of the ten pages that staff open most, in the demo shop with a few orders. */
export const officeBudgets: Record<string, number> = {
  // Two for a day that changed, one of them for the cost of what was sold.
  '/office': 25,
  '/office/orders': 12,
  // Whose order it is: an account keeps its orders when its address changes.
  '/office/orders/:number': 18,
  // With the attributes of its filter and bulk changes.
  '/office/products': 17,
  // The values of its variants, and the links of menus, banners and texts that keep it from being removed; and the
  // prices really asked, and the tax of its margins; and the attributes of its categories, with their values and what it
  // has for them; and the companies that may make it; and its files, and the products shown with it.
  '/office/products/:id': 31,
  '/office/stock': 3,
  '/office/customers': 4,
  '/office/cases': 5,
  '/office/changes': 4,
  '/office/selling/promotions': 3,
}

/** A batch of the job that words confirmation emails, whatever their number. */
export const emailBatchBudget = { statements: 7, commits: 1 }

/** Packages of `node_modules` that are loaded when the shop has opened and answered its first page. */
export const packagesAtStart = [
  '@fastify/busboy',
  // The words of every product are stemmed.
  '@orama/stemmers',
  'better-sqlite3',
  'cookie-es',
  'ipaddr.js',
  'localized-address-format',
  'lru-cache',
  'pg',
  'pg-connection-string',
  'pg-int8',
  'pg-pool',
  'pg-protocol',
  'pg-types',
  'postgres-array',
  'postgres-bytea',
  'postgres-date',
  'postgres-interval',
  'react',
  'react-dom',
  'uqr',
  'valibot',
  'xtend',
]
