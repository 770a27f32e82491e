import type { BusinessDays } from '#commerce/selling/delivery/arrival.ts'
import { formatDateRange, formatNumber } from '../format.ts'
import type { promiseMessages } from '../promises.ts'
import { pluralDe } from './plural.ts'

function businessDays({ min, max }: BusinessDays): string {
  const days = pluralDe(max, { one: '1 Arbeitstag', other: `${formatNumber(max)} Arbeitstage` })
  return min === max ? days : `${formatNumber(min)} bis ${days}`
}

export default {
  shipping: {
    free: 'Kostenloser Versand',
    freeFrom: ({ amount }) => `Kostenloser Versand ab ${amount} Bestellwert`,
    fixed: ({ amount }) => `Versand ${amount}`,
    from: ({ amount }) => `Versand ab ${amount}`,
    varies: 'Versandkosten siehe Kasse',
  },
  inCountry: ({ promise, country }) => `${promise} (${country})`,
  arrives: ({ from, to }) => `Lieferung ${formatDateRange(from, to)}`,
  arrivesAfterTransfer: days => `Lieferung ${businessDays(days)} nach Eingang Ihrer Überweisung`,
  afterPayment: days => `${businessDays(days)} nach Zahlungseingang`,
  returns: ({ days }) =>
    pluralDe(days, { one: '1 Tag Rückgaberecht', other: `${formatNumber(days)} Tage Rückgaberecht` }),
  warranty: ({ years }) =>
    pluralDe(years, { one: '1 Jahr Garantie', other: `${formatNumber(years)} Jahre Garantie` }),
  methodPrice: {
    free: 'kostenlos',
    freeFrom: ({ amount }) => `kostenlos ab ${amount} Bestellwert`,
    fixed: ({ amount }) => amount,
    from: ({ amount }) => `ab ${amount}`,
    varies: 'Preis siehe Kasse',
  },
  method: ({ name, duration, price }) =>
    duration === '' ? `${name}: ${price}.` : `${name}, ${duration}: ${price}.`,
  shippingToCountry: ({ country, methods }) => `Lieferland: ${country}. ${methods}`,
  returnTerms: ({ days }) =>
    `Sie können Artikel innerhalb ${pluralDe(days, { one: 'eines Tages', other: `von ${formatNumber(days)} Tagen` })} nach der Lieferung zurücksenden.`,
  warrantyTerms: ({ years }) =>
    `Auf jedes Produkt geben wir ${pluralDe(years, { one: '1 Jahr', other: `${formatNumber(years)} Jahre` })} Garantie.`,
  withdrawal: ({ days }) =>
    `Sie können Ihren Kauf innerhalb von ${formatNumber(days)} Tagen nach der Lieferung widerrufen.`,
  withdraw: 'Vertrag hier widerrufen',
} satisfies typeof promiseMessages
