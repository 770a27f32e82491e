import type { NamedPromises } from '#commerce/content/promise-placeholders.ts'
import type { Settings } from '#commerce/running/settings/settings.ts'
import type { DeliveryPrice, DeliveryTerms } from '#commerce/selling/delivery/delivery-terms.ts'
import { formatCountry, formatPrice } from '#messages/format.ts'
import { promiseMessages } from '#messages/promises.ts'

/** Delivery to one country. */
export interface CountryDelivery {
  country: string
  /** Undefined if the shop doesn't deliver there. */
  terms: DeliveryTerms | undefined
  /** Whether other countries have other prices or methods, so that texts name the country. */
  differs: { price: boolean; methods: boolean }
}

type Policy = Pick<Settings, 'returnDays' | 'warrantyYears'>

export function shortPromises(
  { returnDays, warrantyYears }: Policy,
  { country, terms, differs }: CountryDelivery,
): NamedPromises {
  const shipping = terms ? priceText(promiseMessages.shipping, terms.price) : ''
  return {
    shipping:
      terms && differs.price
        ? promiseMessages.inCountry({ promise: shipping, country: formatCountry(country) })
        : shipping,
    returns: returnDays > 0 ? promiseMessages.returns({ days: returnDays }) : '',
    warranty: warrantyYears > 0 ? promiseMessages.warranty({ years: warrantyYears }) : '',
  }
}

/** The same in full sentences. */
export function longPromises(
  { returnDays, warrantyYears }: Policy,
  { country, terms, differs }: CountryDelivery,
): NamedPromises {
  const methods = (terms?.methods ?? [])
    .map(({ price, ...method }) => promiseMessages.method({ ...method, price: methodPriceText(price) }))
    .join(' ')
  return {
    shipping:
      terms && differs.methods
        ? promiseMessages.shippingToCountry({ country: formatCountry(country), methods })
        : methods,
    returns: returnDays > 0 ? promiseMessages.returnTerms({ days: returnDays }) : '',
    warranty: warrantyYears > 0 ? promiseMessages.warrantyTerms({ years: warrantyYears }) : '',
  }
}

/** A delivery method's price as part of a sentence. */
export function methodPriceText(price: DeliveryPrice): string {
  return priceText(promiseMessages.methodPrice, price)
}

function priceText(texts: typeof promiseMessages.shipping, price: DeliveryPrice): string {
  switch (price.kind) {
    case 'free':
      return texts.free
    case 'free-from':
      return texts.freeFrom({ amount: formatPrice(price.goods) })
    case 'fixed':
      return texts.fixed({ amount: formatPrice(price.price) })
    case 'from':
      return texts.from({ amount: formatPrice(price.price) })
    case 'varies':
      return texts.varies
  }
}
