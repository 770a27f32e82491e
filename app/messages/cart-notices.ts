import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

export const cartNoticeMessages = inLanguage({
  noLongerSold: 'No longer available. You won’t be charged for it.',
  soldOut: 'Sold out since you added it. You won’t be charged for it.',
  fewerLeft: ({ left }: { left: number }) =>
    `Only ${formatNumber(left)} left, so you’ll be charged for ${formatNumber(left)}.`,
  overLimit: ({ limit }: { limit: number }) =>
    `Limit ${formatNumber(limit)} per order, so you’ll be charged for ${formatNumber(limit)}.`,
  priceChanged: ({ oldPrice, newPrice }: { oldPrice: string; newPrice: string }) =>
    `The price changed from ${oldPrice} to ${newPrice} since you added it.`,
})
