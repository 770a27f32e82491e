import { amountExample } from '../amount-example.ts'
import { inLanguage } from '../in-language.ts'

/** Texts of the page that prices shipping to a place. */
export const shippingCostMessages = inLanguage({
  title: 'What does shipping there cost?',
  /** The link from lists. */
  link: 'Shipping cost',
  intro:
    'Every method that checkout offers for an order like this, with today’s prices, promotions and taxes.',
  hub: 'Prices, taxes and arrival dates for any place and order, as checkout offers them.',
  country: 'Country',
  region: 'State or region',
  regionHint: 'A code such as CA, where taxes depend on it. Prices of shipping don’t.',
  goods: 'Order value',
  goodsHint: 'Of the items, after discounts.',
  weight: 'Weight in grams',
  weightHint: 'Of all items together.',
  taxClass: 'Tax class',
  taxClassHint: 'Of the items: shipping is taxed like them.',
  standardTaxes: 'Standard',
  get wrongAmount(): string {
    return `Enter an amount, such as ${amountExample(50)}.`
  },
  wrongWeight: 'Enter a whole number of grams.',
  button: 'Show prices',
  place: (country: string, region: string) => (region === '' ? country : `${country}, ${region}`),
  caption: 'Shipping methods, cheapest first',
  columns: { method: 'Method', price: 'Price', tax: 'Tax', total: 'Shoppers pay', arrival: 'Arrives' },
  free: 'Free',
  reduced: (price: string) => `instead of ${price}`,
  included: (tax: string) => `${tax} included`,
  noEstimate: 'No date',
  noZone: (country: string) => `You don’t ship to ${country}: it’s in none of your zones.`,
  addZone: 'Add it to a zone',
  noMethods: (zone: string) => `The zone ${zone} has no shipping methods yet.`,
  addMethod: 'Add a method',
  noneOffered: 'Checkout offers nothing for an order like this.',
  leftTitle: 'Not offered for this order',
  fromValue: (name: string, value: string) => `${name}: its prices start at an order value of ${value}.`,
  fromWeight: (name: string, grams: string) => `${name}: its prices start at ${grams} g.`,
  noPrices: (name: string) => `${name}: it has no prices.`,
})
