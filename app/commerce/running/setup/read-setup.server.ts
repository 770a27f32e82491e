import type { Db } from '#db/schema/schema.ts'
import { readLegalPages } from '../../content/legal-pages/legal-page-store.server.ts'
import { readBankAccount } from '../../payments/bank-accounts/bank-account-store.server.ts'
import type { PaymentProviders } from '../../payments/payment-provider.ts'
import { deliveryOffers } from '../../selling/delivery/delivery-offers.ts'
import { readDeliveryMethods } from '../../selling/delivery/delivery-store.server.ts'
import { priceCart } from '../../selling/pricing/price-cart.server.ts'
import { countStandardTaxRates } from '../../selling/taxes/tax-store.server.ts'
import { toAmount } from '../../values/money.ts'
import { loadSettings } from '../settings/load-settings.server.ts'
import { findSetupStates, type PaymentCheck, type SetupFacts, type SetupState } from './setup.ts'
import {
  findFirstSellable,
  findNewestProduct,
  findTestEmail,
  isInDeliveryZone,
  readSetupNotes,
} from './setup-store.server.ts'

export interface Setup {
  facts: SetupFacts
  states: SetupState[]
  isDismissed: boolean
  /** Whether its products and texts are those of the demo, and its orders aren't real. */
  isDemo: boolean
}

interface SetupShop {
  db: Db
  providers: PaymentProviders
  sendsEmails: boolean
}

/** Tries what a shopper would do: a price with delivery for the first product, the bank account, the legal pages. Writes nothing. */
export async function readSetup({ db, providers, sendsEmails }: SetupShop, now: Date): Promise<Setup> {
  const { shopName: name, logoText: logo, email, address, country, demoNotice } = await loadSettings(db)
  const notes = await readSetupNotes(db)
  const online = [...providers.values()].find(({ service }) => service !== null)
  const check = (notes.setup_payment_check ?? null) as PaymentCheck | null
  const facts: SetupFacts = {
    ...{ name, logo, email, address, country },
    taxRates: await countStandardTaxRates(db, country),
    isUntaxed: notes.setup_untaxed_at !== undefined,
    isInZone: await isInDeliveryZone(db, country),
    ...(await tryToSell(db, country, now)),
    bankAccount: (await readBankAccount(db, country)).length > 0,
    online: online ? { name: online.name, isTest: online.isTest, check } : null,
    sendsEmails,
    testEmail: notes.setup_test_email ? await findTestEmail(db, notes.setup_test_email) : null,
    draft: await findNewestProduct(db),
    pages: await findExpectedPages(db, country, now),
  }
  return {
    ...{ facts, states: findSetupStates(facts) },
    isDismissed: notes.setup_dismissed_at !== undefined,
    isDemo: demoNotice !== '',
  }
}

/** Prices one unit of the first product to the shop's own country. Without a product, delivery is priced for an empty package. */
async function tryToSell(
  db: Db,
  country: string,
  now: Date,
): Promise<Pick<SetupFacts, 'product' | 'delivery'>> {
  const first = await findFirstSellable(db)
  if (!first) {
    const methods = await readDeliveryMethods(db, country)
    return { product: null, delivery: deliveryOffers(methods, { goods: toAmount(0), weight: 0 }) }
  }
  const lines = [{ sku: first.sku, quantity: 1 }]
  const place = { country, region: '', deliveryMethodId: null, codes: [], confirmedEmail: null }
  const { quote, offers } = await priceCart(db, { lines, ...place }, now)
  const [line] = quote.lines
  return { product: line ? { title: first.title, price: line.unitPrice } : null, delivery: offers }
}

async function findExpectedPages(db: Db, country: string, now: Date): Promise<SetupFacts['pages']> {
  const pages = await readLegalPages(db, country, now)
  return pages
    .filter(({ isExpected }) => isExpected)
    .map(({ kind, page, isInFooter }) => ({
      ...{ kind, slug: page?.slug ?? null, isLinked: isInFooter },
      isWritten: Boolean(page?.hasText && page.isPublished),
    }))
}
