import { countryName } from '../../commerce/addresses/address-lines.ts'
import { likelyCountry } from '../../commerce/addresses/likely-country.ts'
import { type Cart, linesInCart } from '../../commerce/cart/cart.ts'
import { addressOf, type Checkout } from '../../commerce/checkout/checkout-form.ts'
import { orderedLines } from '../../commerce/checkout/order-change.ts'
import { beginCheckout } from '../../commerce/checkout/save-checkout.server.ts'
import { loadBenefits, loadSettings } from '../../commerce/content/content-store.server.ts'
import { readDeliveryCountries } from '../../commerce/delivery/delivery-store.server.ts'
import { isEmailConfirmed } from '../../commerce/email-confirmation/email-confirmation-store.server.ts'
import { loadUnpaidTerms } from '../../commerce/holds/unpaid-terms-store.server.ts'
import { emailHash } from '../../commerce/mail/email-hash.server.ts'
import { wordsOf } from '../../commerce/payments/bank-transfer.ts'
import { type Priced, priceCart } from '../../commerce/pricing/price-cart.server.ts'
import { readEmail } from '../../commerce/stock/back-in-stock.ts'
import type { Visitor } from '../../commerce/visitors/visitor.ts'
import { readWholeNumber } from '../../commerce/whole-number.ts'
import type { Shop } from '../../web/shop.server.ts'
import type { CheckoutOffers, CheckoutView } from './checkout-view.ts'

/** What a shop offers to every order. */
export async function loadOffers({ db, kept, providers }: Shop): Promise<CheckoutOffers> {
  const { transferDays, unpaidUnits } = await kept.get('unpaid-terms', () => loadUnpaidTerms(db))
  const benefits = await kept.get('benefits', () => loadBenefits(db))
  const countries = (await readDeliveryCountries(db)).map(code => ({ code, name: countryName(code) }))
  return {
    countries: countries.sort((one, other) => one.name.localeCompare(other.name, 'en')),
    payments: [...providers.values()].map(provider => ({
      name: provider.name,
      label: provider.label,
      words: wordsOf(provider, transferDays),
      isTest: provider.isTest,
      isOnline: provider.service !== null,
    })),
    unpaidUnits,
    promises: benefits.map(({ text }) => text),
  }
}

/** What this visitor has filled in, begun for who has not; undefined where there is nothing to order. */
export async function checkoutOf(
  { db, kept }: Shop,
  visitor: Visitor | undefined,
  {
    cart,
    offers,
    languages,
    now,
  }: { cart: Cart; offers: CheckoutOffers; languages: string | null; now: Date },
): Promise<Checkout | undefined> {
  if (!visitor || linesInCart(cart).length === 0) return undefined
  const countries = offers.countries.map(({ code }) => code)
  const { country: home } = await kept.get('settings', () => loadSettings(db))
  const country = likelyCountry(languages, countries, home)
  const checkout = await beginCheckout(db, visitor, country, now)
  // The shop does not deliver there any more, or nothing was chosen yet.
  const { fields } = checkout
  return countries.includes(fields.country) ? checkout : { ...checkout, fields: { ...fields, country } }
}

/** What the page shows of it: prices, stock and promotions as they are now. */
export async function viewOf(
  shop: Shop,
  visitor: Visitor,
  { checkout, cart }: { checkout: Checkout; cart: Cart },
  now: Date,
): Promise<CheckoutView> {
  const lines = orderedLines(cart.lines, cart.limit)
  const confirmedEmail = await confirmedEmailOf(shop, visitor, checkout)
  const priced =
    lines.length > 0 ? await priceCheckout(shop, { checkout, confirmedEmail, lines }, now) : undefined
  return {
    checkout,
    isEmailConfirmed: confirmedEmail !== null,
    inCart: linesInCart(cart),
    limit: cart.limit,
    quote: priced?.quote ?? null,
    deliveries: priced?.offers ?? [],
    refused: priced?.refused ?? [],
  }
}

/** The email that is filled in, if this visitor has confirmed it. */
async function confirmedEmailOf(
  { db }: Shop,
  visitor: Visitor,
  { fields }: Checkout,
): Promise<string | null> {
  const read = readEmail(fields.email)
  if (!read.ok) return null
  const claimed = { visitorId: visitor.id, emailHash: emailHash(db, read.email) }
  return (await isEmailConfirmed(db, claimed)) ? read.email : null
}

interface CheckoutToPrice {
  checkout: Checkout
  confirmedEmail: string | null
  lines: readonly { sku: string; quantity: number }[]
}

function priceCheckout(
  { db }: Shop,
  { checkout: { fields, codes }, confirmedEmail, lines }: CheckoutToPrice,
  now: Date,
): Promise<Priced> {
  const { country, region } = addressOf(fields)
  return priceCart(
    db,
    {
      lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
      country,
      region,
      deliveryMethodId: readWholeNumber(fields.delivery) || null,
      codes,
      confirmedEmail,
    },
    now,
  )
}
