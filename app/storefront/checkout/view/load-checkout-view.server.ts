import { type Cart, linesInCart } from '#commerce/cart/cart.ts'
import {
  type CheckoutDraft,
  type CheckoutFields,
  checkoutAddress,
} from '#commerce/cart/checkout/checkout-form.ts'
import { orderableLines } from '#commerce/cart/checkout/order-change.ts'
import { beginCheckout } from '#commerce/cart/checkout/save-checkout-draft.server.ts'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import {
  type FindBankAccount,
  readBankAccounts,
} from '#commerce/payments/bank-accounts/bank-account-store.server.ts'
import type { Account } from '#commerce/people/accounts/account.ts'
import { readAccountAddresses } from '#commerce/people/accounts/addresses/account-address-store.server.ts'
import { isEmailConfirmed } from '#commerce/people/email-confirmation/email-confirmation-store.server.ts'
import { emailHash } from '#commerce/running/outbox/email-hash.server.ts'
import { arrivalWindow, daysToArrival } from '#commerce/selling/delivery/arrival.ts'
import { readDeliveryCountries } from '#commerce/selling/delivery/delivery-store.server.ts'
import { type PricedCart, priceCart } from '#commerce/selling/pricing/price-cart.server.ts'
import type { SellableItem } from '#commerce/selling/pricing/sellable-items-store.server.ts'
import { isSameAddress } from '#commerce/values/addresses/address.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import { likelyCountry } from '#commerce/values/addresses/likely-country.ts'
import { parseEmail } from '#commerce/values/typed/email-address.ts'
import { readId } from '#commerce/values/whole-number.ts'
import type { Db } from '#db/schema/schema.ts'
import { currentLocale, formatCountry } from '#messages/format.ts'
import { paymentMessages } from '#messages/payments.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { promisesFor } from '../../promises/load-promises.server.ts'
import type { CheckoutOptions, CheckoutView, SavedAddress } from './checkout-view.ts'

/** The countries to which the shop delivers. */
export function loadDeliveryCountries({ db, cache }: Shop): Promise<string[]> {
  return cache.get('delivery-countries', () => readDeliveryCountries(db))
}

/** The accounts for transfers, by the country of the order. */
export function loadBankAccounts({ db, cache }: Shop): Promise<FindBankAccount> {
  return cache.get('bank-accounts', () => readBankAccounts(db))
}

export async function loadCheckoutOptions(shop: Shop): Promise<CheckoutOptions> {
  const { providers, settings } = shop
  const { currency, transferDays, unpaidUnits } = await settings()
  const countries = (await loadDeliveryCountries(shop)).map(code => ({ code, name: formatCountry(code) }))
  return {
    countries: countries.sort((a, b) => a.name.localeCompare(b.name, currentLocale())),
    payments: [...providers.values()].map(provider => ({
      name: provider.name,
      label: paymentMessages.methods[provider.name]?.label ?? provider.name,
      description: paymentMessages.methods[provider.name]?.description({ days: transferDays }) ?? '',
      isTest: provider.isTest,
      isOnline: provider.service !== null,
      amountStep: provider.service?.amountStep(currency) ?? 1,
    })),
    express: [...providers.values()].some(({ express }) => express),
    unpaidUnits,
  }
}

interface DraftContext {
  cart: Cart
  options: CheckoutOptions
  /** The header `Accept-Language`. */
  languages: string | null
  /** Undefined for a guest. */
  account: Account | undefined
  now: Date
}

/** The visitor's draft, created if missing, with what their account knows; undefined if the cart is empty. */
export async function loadCheckoutDraft(
  { db, settings }: Shop,
  visitor: Visitor | undefined,
  { cart, options, languages, account, now }: DraftContext,
): Promise<CheckoutDraft | undefined> {
  if (!visitor || linesInCart(cart).length === 0) return undefined
  const countries = options.countries.map(({ code }) => code)
  const { country: home } = await settings()
  const country = likelyCountry(languages, countries, home)
  const draft = await beginCheckout(db, visitor, country, now)
  const fields = account ? await withAccountFields(db, account, draft.fields) : draft.fields
  // The shop may have stopped delivering to the draft's country.
  return { ...draft, fields: countries.includes(fields.country) ? fields : { ...fields, country } }
}

/** Fills in the email, the name and the default address if they are blank. */
async function withAccountFields(
  db: Db,
  { id, email, name }: Account,
  fields: CheckoutFields,
): Promise<CheckoutFields> {
  const isBlank = [fields.name, fields.line1, fields.postalCode, fields.city].every(typed => typed === '')
  const [first] = isBlank ? await readAccountAddresses(db, id) : []
  return { ...fields, name: fields.name || name, ...first?.address, email: fields.email || email }
}

/** The addresses of the account to which the shop delivers. */
export async function loadSavedAddresses(
  { db }: Shop,
  account: Account | undefined,
  { draft, options }: { draft: CheckoutDraft; options: CheckoutOptions },
): Promise<SavedAddress[]> {
  const saved = account ? await readAccountAddresses(db, account.id) : []
  const typed = checkoutAddress(draft.fields)
  return saved
    .filter(({ address }) => options.countries.some(({ code }) => code === address.country))
    .map(({ id, address }) => ({
      id,
      lines: addressLines(address, formatCountry(address.country)),
      isSelected: isSameAddress(address, typed),
    }))
}

/** The draft with current prices, stock and promotions. */
export async function loadCheckoutView(
  shop: Shop,
  visitor: Visitor,
  { draft, cart, items }: { draft: CheckoutDraft; cart: Cart; items?: readonly SellableItem[] },
  now: Date,
): Promise<CheckoutView> {
  const lines = orderableLines(cart.lines, cart.limit)
  const confirmedEmail = await readConfirmedEmail(shop, visitor, draft)
  const priced =
    lines.length > 0 ? await priceDraft(shop, { draft, confirmedEmail, lines, items }, now) : undefined
  const settings = await shop.settings()
  const { benefits, withdrawal } = await promisesFor(shop, draft.fields.country)
  return {
    draft,
    isEmailConfirmed: confirmedEmail !== null,
    cartLines: linesInCart(cart),
    limit: cart.limit,
    quote: priced?.quote ?? null,
    deliveries: (priced?.offers ?? []).map(offer => ({
      ...offer,
      arrival: offer.days && arrivalWindow(offer.days, now, settings),
      daysFromPayment: offer.days && daysToArrival(offer.days, settings.handlingDays),
    })),
    refusedCodes: priced?.refusedCodes ?? [],
    bankAccount: (await loadBankAccounts(shop))(draft.fields.country),
    promises: benefits.map(({ text }) => text),
    withdrawal,
  }
}

/** The draft's email if this visitor confirmed it. */
async function readConfirmedEmail(
  { db }: Shop,
  visitor: Visitor,
  { fields }: CheckoutDraft,
): Promise<string | null> {
  const parsed = parseEmail(fields.email)
  if (!parsed.ok) return null
  const claim = { visitorId: visitor.id, emailHash: emailHash(db, parsed.email) }
  return (await isEmailConfirmed(db, claim)) ? parsed.email : null
}

interface DraftToPrice {
  draft: CheckoutDraft
  confirmedEmail: string | null
  lines: readonly { sku: string; quantity: number }[]
  items: readonly SellableItem[] | undefined
}

function priceDraft(
  { db }: Shop,
  { draft: { fields, codes }, confirmedEmail, lines, items }: DraftToPrice,
  now: Date,
): Promise<PricedCart> {
  const { country, region } = checkoutAddress(fields)
  return priceCart(
    db,
    {
      lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
      ...(items && { known: { items } }),
      country,
      region,
      deliveryMethodId: readId(fields.delivery) ?? null,
      codes,
      confirmedEmail,
    },
    now,
  )
}
