import { inLanguage } from '../in-language.ts'

/** Packing slips and labels. */
export const orderPrintMessages = inLanguage({
  count: (count: number) => (count === 0 ? 'No orders selected.' : count === 1 ? '1 page' : `${count} pages`),
  print: 'Print',
  back: 'Back to orders',
  placedOn: (day: string) => `Placed on ${day}.`,
  sku: 'SKU',
  item: 'Item',
  quantity: 'Qty',
  hsCode: (code: string) => `HS ${code}`,
  origin: (country: string) => `Made in ${country}`,
})
