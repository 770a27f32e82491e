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
  increaseQuantity: 'Increase quantity',
  previousPrice: 'Before: ',
  stars: ({ stars }: { stars: string }) => `${stars} out of 5 stars`,
})
