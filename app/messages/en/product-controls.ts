import { pluralEn } from './plural.ts'

export default {
  actionsFor: ({ title }: { title: string }) => `Actions for ${title}`,
  badgeOff: '<badge></badge><hidden> off</hidden>',
  breadcrumb: 'Breadcrumb',
  colorCount: ({ count }: { count: number }) => pluralEn(count, { one: '1 color', other: `${count} colors` }),
  currentPrice: 'Now: ',
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
  previousPrice: 'Before: ',
  stars: ({ stars }: { stars: string }) => `${stars} out of 5 stars`,
}
