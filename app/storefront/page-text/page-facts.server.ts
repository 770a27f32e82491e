import { visitorLifetimeDays } from '#commerce/cart/visitors/visitor.ts'
import { phoneLink } from '#commerce/content/phone-link.ts'
import { fillParagraphs, type NamedFacts } from '#commerce/content/promise-placeholders.ts'
import { sellerLines } from '#commerce/payments/invoices/invoice.ts'
import type { PaymentProviders } from '#commerce/payments/payment-provider.ts'
import { deletionDelayDays } from '#commerce/people/accounts/deletion/deletion-time.ts'
import { signInLifetime } from '#commerce/people/accounts/sign-in/code-rules.ts'
import { passkeyChallengeLifetime } from '#commerce/people/passkeys/passkey.ts'
import { retentionDays } from '#commerce/running/jobs/job.ts'
import { emailRetention } from '#commerce/running/outbox/email-timing.ts'
import type { Settings } from '#commerce/running/settings/settings.ts'
import type { DeliveryTerms } from '#commerce/selling/delivery/delivery-terms.ts'
import { currentLocale, formatCountry, formatList } from '#messages/format.ts'
import { pageFactMessages } from '#messages/page-facts.ts'
import { paymentMessages } from '#messages/payments.ts'
import { compareCookieDays } from '../product-controls/compare/compare-cookie.ts'
import type { ShopPromises } from '../promises/load-promises.server.ts'
import { methodPriceText } from '../promises/promise-texts.server.ts'

interface PageFactsInput {
  settings: Settings
  promises: ShopPromises
  delivery: ReadonlyMap<string, DeliveryTerms>
  providers: PaymentProviders
}

const minuteLength = 60 * 1000
const dayLength = 24 * 60 * minuteLength
/** Facts that a page's text can name in braces. A table or list needs a paragraph of its own. */
export function pageFacts({ settings, promises, delivery, providers }: PageFactsInput): NamedFacts {
  const { shopName, phone, email, address, pricesIncludeTax } = settings
  const { taxes } = pageFactMessages
  return {
    ...promises.named,
    'shipping-terms': promises.terms.shipping,
    'shipping-text': fillParagraphs(settings.shippingText, promises.named),
    'return-terms': promises.terms.returns,
    'warranty-terms': promises.terms.warranty,
    withdrawal: promises.withdrawal,
    shop: shopName,
    seller: sellerLines(settings)
      .filter(line => line !== email)
      .join('\n'),
    phone: linkTo(phone, phoneLink(phone)),
    email: linkTo(email, email === '' ? undefined : `mailto:${email}`),
    address,
    delivery: deliveryTables(delivery),
    payments: paymentList(providers, settings.transferDays),
    taxes: pricesIncludeTax ? taxes.included : taxes.added,
    cookies: cookieTable(),
    storage: storageTable(),
  }
}

function linkTo(text: string, href: string | undefined): string {
  return href === undefined ? text : `[${text}](${href})`
}

/** A table for each group of countries with the same terms. */
function deliveryTables(delivery: ReadonlyMap<string, DeliveryTerms>): string {
  const groups = Map.groupBy(delivery, ([, terms]) => JSON.stringify(terms))
  return [...groups.values()]
    .flatMap(group => {
      const countries = group
        .map(([code]) => formatCountry(code))
        .sort((a, b) => a.localeCompare(b, currentLocale()))
      const methods = group[0]![1].methods.map(({ name, duration, price }) => [
        name,
        duration,
        capitalized(methodPriceText(price)),
      ])
      return [
        table([pageFactMessages.delivery.head, ...methods]),
        pageFactMessages.delivery.countries({ countries: formatList(countries) }),
      ]
    })
    .join('\n\n')
}

function paymentList(providers: PaymentProviders, transferDays: number): string {
  return [...providers.values()]
    .flatMap(({ name }) => {
      const method = paymentMessages.methods[name]
      if (!method) return []
      const description = method.description({ days: transferDays })
      return [`- ${pageFactMessages.payment({ label: method.label, description })}`]
    })
    .join('\n')
}

/** All cookies of shoppers, as the shop sets them. */
export function cookieTable(): string {
  const { head, visitor, counts, account, signIn, passkey, compare } = pageFactMessages.cookies
  const year = inDays(visitorLifetimeDays)
  return table([
    head,
    ['visitor', visitor, year],
    ['cart, wishes', counts, year],
    ['account', account, year],
    ['sign-in', signIn, inMinutes(signInLifetime)],
    ['passkey', passkey, inMinutes(passkeyChallengeLifetime)],
    ['compare', compare, inDays(compareCookieDays)],
  ])
}

function storageTable(): string {
  const { head, sinceLastVisit, afterDeletion, ...storage } = pageFactMessages.storage
  return table([
    head,
    [storage.visitor, sinceLastVisit({ days: inDays(visitorLifetimeDays) })],
    [storage.checkoutDraft, inDays(retentionDays.checkoutDraft)],
    [storage.unconfirmedAddress, inDays(retentionDays.unconfirmedAddress)],
    [storage.contactMessage, inDays(retentionDays.contactMessage)],
    [storage.emails, inDays(emailRetention / dayLength)],
    [storage.account, afterDeletion({ days: inDays(deletionDelayDays) })],
    [storage.alerts, storage.untilUnsubscribed],
    [storage.reviews, storage.untilDeleted],
    [storage.orders, storage.asLawRequires],
  ])
}

const inDays = (days: number) => pageFactMessages.days({ days })
const inMinutes = (milliseconds: number) => pageFactMessages.minutes({ minutes: milliseconds / minuteLength })

function table(rows: readonly (readonly string[])[]): string {
  return rows.map(cells => `| ${cells.map(cell => cell.replaceAll('|', '/')).join(' | ')} |`).join('\n')
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(currentLocale()) + text.slice(1)
}
