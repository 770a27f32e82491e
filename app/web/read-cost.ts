const page = 10

/** Listings: the words are looked for in every product, and each chosen value adds a link that repeats all others. */
const words = 15
const chosenValue = 1

/** To be charged besides, when an invoice is not printed yet. */
export const printCost = 200

const listings = ['shop', 'brands', 'collections']

/** What is answered without a page, by the first part of its path. Pictures are files, made once each. */
const answers: Record<string, number> = {
  pictures: 0,
  search: 5,
  products: 5,
  productchoice: 3,
  productcards: 3,
}

/** What scripts ask to draw the visitor's own on a page that is everybody's. */
const state = 3

/**
 * What it costs to answer a read that no kept page answers: about so many milliseconds of a small server with 100,000 products,
 * see decision 0026.
 */
export function readCost(pathname: string, query: URLSearchParams): number {
  const [, first = '', second] = pathname
    .toLowerCase()
    .replace(/\.data$/, '')
    .split('/')
  if (second === 'state') return state
  if (!listings.includes(first)) return Object.hasOwn(answers, first) ? answers[first]! : page
  const values = ['category', 'color', 'brand', 'price', 'size'].flatMap(name => query.getAll(name))
  return page + chosenValue * values.length + (query.get('q') ? words : 0)
}
