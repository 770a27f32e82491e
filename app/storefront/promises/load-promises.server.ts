import { findCheckoutDraft } from '#commerce/cart/checkout/checkout-draft-store.server.ts'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import type { Benefit } from '#commerce/content/content.ts'
import { readBenefits } from '#commerce/content/content-store.server.ts'
import { fillParagraphs, fillPromises, type NamedPromises } from '#commerce/content/promise-placeholders.ts'
import { arrivalWindow } from '#commerce/selling/delivery/arrival.ts'
import { type DeliveryMethod, deliveryOffers } from '#commerce/selling/delivery/delivery-offers.ts'
import { readMethodsByCountry } from '#commerce/selling/delivery/delivery-store.server.ts'
import { type DeliveryTerms, termsByCountry } from '#commerce/selling/delivery/delivery-terms.ts'
import { likelyCountry } from '#commerce/values/addresses/likely-country.ts'
import type { Amount } from '#commerce/values/money.ts'
import { promiseMessages } from '#messages/promises.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { type CountryDelivery, longPromises, shortPromises } from './promise-texts.server.ts'

/** The shop's promises to shoppers in one country, as texts; empty where it makes none. */
export interface ShopPromises {
  named: NamedPromises
  /** Full sentences, followed by the merchant's own text. */
  terms: NamedPromises
  /** The merchant's benefits that hold. */
  benefits: Benefit[]
  withdrawal: string
}

/** For pages that are the same for everyone: delivery is to the shop's own country. */
export async function loadPromises(shop: Shop): Promise<ShopPromises> {
  return promisesFor(shop, await likelyDeliveryCountry(shop, null))
}

/** For pages of one visitor: delivery is to the country of their checkout, or else their likely one. */
export async function loadPromisesForVisitor(
  shop: Shop,
  visitor: Visitor | undefined,
  request: Request,
): Promise<ShopPromises> {
  const draft = visitor && (await findCheckoutDraft(shop.db, visitor.id))
  const chosen = draft?.fields.country ?? ''
  const isDelivered = (await readTerms(shop)).has(chosen)
  const languages = request.headers.get('accept-language')
  return promisesFor(shop, isDelivered ? chosen : await likelyDeliveryCountry(shop, languages))
}

export async function promisesFor(shop: Shop, country: string): Promise<ShopPromises> {
  const settings = await shop.settings()
  const { shippingText, returnsText, warrantyText, withdrawalDays } = settings
  const allTerms = await readTerms(shop)
  const delivery = { country, terms: allTerms.get(country), differs: differences(allTerms) }
  const named = shortPromises(settings, delivery)
  const facts = longPromises(settings, delivery)
  const withOwnText = (fact: string, text: string) =>
    fact === '' ? '' : [fact, fillParagraphs(text, named)].filter(part => part !== '').join('\n\n')
  const benefits = await shop.cache.get('benefits', () => readBenefits(shop.db, new Date()))
  return {
    named,
    terms: {
      shipping: withOwnText(facts.shipping, shippingText),
      returns: withOwnText(facts.returns, returnsText),
      warranty: withOwnText(facts.warranty, warrantyText),
    },
    benefits: fillBenefits(benefits, named),
    withdrawal: withdrawalDays > 0 ? promiseMessages.withdrawal({ days: withdrawalDays }) : '',
  }
}

/** Leaves out benefits that name a promise the shop doesn't make. */
export function fillBenefits(benefits: readonly Benefit[], named: NamedPromises): Benefit[] {
  return benefits.flatMap(({ icon, text }) => {
    const filled = fillPromises(text, named)
    return filled === undefined ? [] : [{ icon, text: filled }]
  })
}

/** The arrival of an order of this value in the shop's own country, by the cheapest method. Undefined without an estimate. */
export async function loadArrival(shop: Shop, goods: Amount, now: Date): Promise<string | undefined> {
  const country = await likelyDeliveryCountry(shop, null)
  const methods = (await readMethods(shop)).get(country)
  const days = methods && deliveryOffers(methods, { goods, weight: 0 })[0]?.days
  return days ? promiseMessages.arrives(arrivalWindow(days, now, await shop.settings())) : undefined
}

async function likelyDeliveryCountry(shop: Shop, languages: string | null): Promise<string> {
  const { country: home } = await shop.settings()
  return likelyCountry(languages, [...(await readTerms(shop)).keys()], home)
}

/** The terms of each country that the shop delivers to, read once per catalog version. */
export function readTerms(shop: Shop): Promise<Map<string, DeliveryTerms>> {
  return shop.cache.get('delivery-terms', async () => termsByCountry(await readMethods(shop)))
}

/** The delivery methods for each country that the shop delivers to, read once per catalog version. */
export function readMethods({ db, cache }: Shop): Promise<Map<string, DeliveryMethod[]>> {
  return cache.get('delivery-methods', () => readMethodsByCountry(db))
}

function differences(terms: Map<string, DeliveryTerms>): CountryDelivery['differs'] {
  // Countries of a zone share an object.
  const ofZones = [...new Set(terms.values())]
  const isVaried = (parts: readonly object[]) => new Set(parts.map(part => JSON.stringify(part))).size > 1
  return {
    price: isVaried(ofZones.map(({ price }) => price)),
    methods: isVaried(ofZones.map(({ methods }) => methods)),
  }
}
