import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

export const productControlsMessages = inLanguage({
  actionsFor: ({ title }: { title: string }) => `Actions for ${title}`,
  badgeOff: ' off',
  breadcrumb: 'Breadcrumb',
  chooseOne: 'Please choose one',
  colorCount: ({ count }: { count: number }) => `${count} colors`,
  currentPrice: 'Now: ',
  decreaseQuantity: 'Decrease quantity',
  discount: ({ percent }: { percent: number }) => `${percent}% off`,
  fromPrice: ({ price }: { price: string }) => `From ${price}`,
  increaseQuantity: 'Increase quantity',
  lowestBefore: ({ price }: { price: string }) => `Lowest price of the 30 days before: ${price}`,
  /** "$12.00 / l". The amount is in thousandths. */
  perUnit: ({ price, amount, unit }: { price: string; amount: number; unit: string }) =>
    `${price} / ${amount === 1000 ? '' : `${formatNumber(amount / 1000)} `}${amount > 1000 && unit === 'piece' ? 'pieces' : unit}`,
  previousPrice: 'Before: ',
  stars: ({ stars }: { stars: string }) => `${stars} out of 5 stars`,
})
