import { emptyAddress } from '#commerce/values/addresses/validate-address.ts'
import { readId } from '#commerce/values/whole-number.ts'
import type { ExpressReport } from '../../express-service.ts'
import { parseStripeMoney } from './stripe-amount.ts'
import { type Fields, isFields, isText, stripeIdOf } from './stripe-fields.ts'

/** Whether the session belongs to express checkout, so that it collects the address, too. */
export function isExpressSession(session: unknown): boolean {
  return isFields(session) && isFields(session.metadata) && session.metadata.express === '1'
}

/** Parses a retrieved express session with its payment intent; undefined for any other or a malformed one. */
export function parseExpressSession(session: unknown, isLive: boolean): ExpressReport | undefined {
  if (!isFields(session) || !isExpressSession(session)) return undefined
  const { id, client_reference_id: token, livemode, mode, amount_total: total, currency } = session
  if (!isText(id) || !isText(token) || typeof livemode !== 'boolean' || !isText(currency)) return undefined
  const money = parseStripeMoney(total, currency)
  if (!money) return undefined
  const intent = stripeIdOf(session.payment_intent)
  return {
    state: stateOf(session),
    reference: id,
    token,
    ...money,
    isOurMode: livemode === isLive && mode === 'payment',
    transactionId: isText(intent) ? intent : null,
    email: text(part(session, 'customer_details').email),
    address: addressOf(session),
    methodId: methodOf(session),
    memo: Object.fromEntries(
      Object.entries(part(session, 'metadata')).map(([key, value]) => [key, text(value)]),
    ),
  }
}

function stateOf(session: Fields): ExpressReport['state'] {
  if (session.status === 'expired') return 'over'
  const intent = part(session, 'payment_intent').status
  if (session.status !== 'complete') return 'open'
  if (intent === 'requires_capture') return 'authorized'
  if (intent === 'succeeded') return 'captured'
  return intent === 'canceled' ? 'over' : 'open'
}

function addressOf(session: Fields): ExpressReport['address'] {
  const shipping = part(part(session, 'collected_information'), 'shipping_details')
  const address = part(shipping, 'address')
  return {
    ...emptyAddress,
    name: text(shipping.name),
    line1: text(address.line1),
    line2: text(address.line2),
    postalCode: text(address.postal_code),
    city: text(address.city),
    region: text(address.state),
    country: text(address.country),
    phone: text(part(session, 'customer_details').phone),
  }
}

function methodOf(session: Fields): number | null {
  const rate = part(part(session, 'shipping_cost'), 'shipping_rate')
  return readId(text(part(rate, 'metadata').method)) ?? null
}

function part(value: Fields, name: string): Fields {
  const found = value[name]
  return isFields(found) ? found : {}
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
