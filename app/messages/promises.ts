import type { ArrivalWindow, BusinessDays } from '#commerce/selling/delivery/arrival.ts'
import { formatDateRange, formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

const words = 'Two Three Four Five Six Seven Eight Nine Ten'.split(' ')

/** "3 to 5 business days". */
function businessDays({ min, max }: BusinessDays): string {
  const days = pluralEn(max, { one: '1 business day', other: `${formatNumber(max)} business days` })
  return min === max ? days : `${formatNumber(min)} to ${days}`
}

/** Texts that follow from delivery rules and settings. Only the server renders them. */
export const promiseMessages = inLanguage({
  shipping: {
    free: 'Free shipping',
    freeFrom: ({ amount }: { amount: string }) => `Free shipping on orders of ${amount} or more`,
    fixed: ({ amount }: { amount: string }) => `Shipping ${amount}`,
    from: ({ amount }: { amount: string }) => `Shipping from ${amount}`,
    varies: 'Shipping calculated at checkout',
  },
  /** Names the country if delivery differs between countries. */
  inCountry: ({ promise, country }: { promise: string; country: string }) => `${promise} (${country})`,
  arrives: ({ from, to }: ArrivalWindow) => `Arrives ${formatDateRange(from, to)}`,
  arrivesAfterTransfer: (days: BusinessDays) =>
    `Arrives ${businessDays(days)} after we receive your transfer`,
  /** In place of dates, beside the price of a delivery method. */
  afterPayment: (days: BusinessDays) => `${businessDays(days)} after payment`,
  returns: ({ days }: { days: number }) =>
    pluralEn(days, { one: 'Return policy in 1 day', other: `Return policy in ${formatNumber(days)} days` }),
  warranty: ({ years }: { years: number }) =>
    pluralEn(years, {
      one: 'One year warranty',
      other: `${words[years - 2] ?? formatNumber(years)} years warranty`,
    }),
  methodPrice: {
    free: 'free',
    freeFrom: ({ amount }: { amount: string }) => `free on orders of ${amount} or more`,
    fixed: ({ amount }: { amount: string }) => amount,
    from: ({ amount }: { amount: string }) => `from ${amount}`,
    varies: 'calculated at checkout',
  },
  /** A duration is the merchant's, such as "3 to 5 business days", or empty. */
  method: ({ name, duration, price }: { name: string; duration: string; price: string }) =>
    duration === '' ? `${name}: ${price}.` : `${name}, ${duration}: ${price}.`,
  shippingToCountry: ({ country, methods }: { country: string; methods: string }) =>
    `Shipping to ${country}. ${methods}`,
  returnTerms: ({ days }: { days: number }) =>
    `You can return items within ${pluralEn(days, { one: '1 day', other: `${formatNumber(days)} days` })} of delivery.`,
  warrantyTerms: ({ years }: { years: number }) =>
    `Every product comes with a ${formatNumber(years)}-year warranty.`,
  withdrawal: ({ days }: { days: number }) =>
    `You can withdraw from your purchase within ${formatNumber(days)} days of delivery.`,
  withdraw: 'Withdraw from contract here',
})
