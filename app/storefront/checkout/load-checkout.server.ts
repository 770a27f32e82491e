import { countryName } from '../../commerce/addresses/address-lines.ts'
import { likelyCountry } from '../../commerce/addresses/likely-country.ts'
import { type Cart, linesInCart } from '../../commerce/cart/cart.ts'
import { addressOf, type Checkout } from '../../commerce/checkout/checkout-form.ts'
import { orderedLines } from '../../commerce/checkout/order-change.ts'
import { beginCheckout } from '../../commerce/checkout/save-checkout.server.ts'
import { loadBenefits, loadSettings } from '../../commerce/content/content-store.server.ts'
import { readDeliveryCountries } from '../../commerce/delivery/delivery-store.server.ts'
import { type Priced, priceCart } from '../../commerce/pricing/price-cart.server.ts'
import { readEmail } from '../../commerce/stock/back-in-stock.ts'
import type { Visitor } from '../../commerce/visitors/visitor.ts'
import type { Shop } from '../../web/shop.server.ts'
import type { CheckoutOffers, CheckoutView } from './checkout-view.ts'

/** What a shop offers to every order. */
export async function loadOffers({ db, kept, providers }: Shop): Promise<CheckoutOffers> {
  const benefits = await kept.get('benefits', () => loadBenefits(db))
  const countries = (await readDeliveryCountries(db)).map(code => ({ code, name: countryName(code) }))
  return {
    countries: countries.sort((one, other) => one.name.localeCompare(other.name, 'en')),
    payments: [...providers.values()].map(({ name, label, words, isTest }) => ({
      name,
      label,
      words,
      isTest,
    })),
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
export async function viewOf(shop: Shop, checkout: Checkout, cart: Cart, now: Date): Promise<CheckoutView> {
  const lines = orderedLines(cart.lines, cart.limit)
  const priced = lines.length > 0 ? await priceCheckout(shop, checkout, lines, now) : undefined
  return {
    checkout,
    inCart: linesInCart(cart),
    limit: cart.limit,
    quote: priced?.quote ?? null,
    deliveries: priced?.offers ?? [],
    refused: priced?.refused ?? [],
  }
}

function priceCheckout(
  { db }: Shop,
  { fields, codes }: Checkout,
  lines: readonly { sku: string; quantity: number }[],
  now: Date,
): Promise<Priced> {
  const { country, region } = addressOf(fields)
  const email = readEmail(fields.email)
  const chosen = Number(fields.delivery)
  return priceCart(
    db,
    {
      lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
      country,
      region,
      deliveryMethodId: Number.isSafeInteger(chosen) && chosen > 0 ? chosen : null,
      codes,
      email: email.ok ? email.email : null,
    },
    now,
  )
}
