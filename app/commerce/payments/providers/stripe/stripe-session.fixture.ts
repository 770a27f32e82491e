import { randomUUID } from 'node:crypto'

/** A Checkout Session of the loopback service. */
export interface StripeSessionRow {
  [field: string]: unknown
  id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  client_reference_id: string
  payment_intent: string | null
  currency: string
  livemode: boolean
  mode: string
}

export interface ExpressInput {
  email: string
  phone?: string
  /** The delivery, by its position. */
  option?: number
  name: string
  address: {
    line1: string
    line2: string | null
    city: string
    state: string
    postal_code: string
    country: string
  }
}

/** A shopper on the express page. */
export const expressShopper: ExpressInput = {
  email: 'Ann@example.com',
  phone: '+1 555 0100',
  name: 'Ann Lee',
  address: {
    line1: '548 Market Street',
    line2: null,
    city: 'San Francisco',
    state: 'CA',
    postal_code: '94103',
    country: 'US',
  },
}

/** The session that these parameters ask for. */
export function openStripeSession(sent: URLSearchParams, apiUrl: string): StripeSessionRow {
  const id = `cs_test_${randomUUID()}`
  const amounts = indexed(sent, 'line_items', '[price_data][unit_amount]')
  return {
    id,
    object: 'checkout.session',
    url: `${apiUrl}/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    client_reference_id: sent.get('client_reference_id')!,
    amount_total: amounts.reduce((sum, amount) => sum + Number(amount), 0),
    currency: sent.get('line_items[0][price_data][currency]')!,
    livemode: false,
    mode: sent.get('mode')!,
    adaptive_pricing: { enabled: sent.get('adaptive_pricing[enabled]') !== 'false' },
    customer_email: sent.get('customer_email'),
    success_url: sent.get('success_url')?.replace('{CHECKOUT_SESSION_ID}', id),
    cancel_url: sent.get('cancel_url'),
    expires_at: Number(sent.get('expires_at')),
    metadata: metadataOf(sent),
    capture_method: sent.get('payment_intent_data[capture_method]'),
    allowed_countries: indexed(sent, 'shipping_address_collection[allowed_countries]', ''),
    shipping_options: indexed(sent, 'shipping_options', '[shipping_rate_data][fixed_amount][amount]').map(
      (amount, index) => ({
        amount: Number(amount),
        method: sent.get(`shipping_options[${index}][shipping_rate_data][metadata][method]`),
      }),
    ),
    intent_metadata: { payment: sent.get('payment_intent_data[metadata][payment]') },
  }
}

export function completeExpressSession(
  session: StripeSessionRow,
  { email, phone = '', option = 0, ...shipping }: ExpressInput,
): void {
  const rate = (session.shipping_options as { amount: number; method: string }[])[option]!
  session.status = 'complete'
  session.amount_total += rate.amount
  session.shipping_cost = { amount_total: rate.amount, shipping_rate: { metadata: { method: rate.method } } }
  session.customer_details = { email, phone }
  session.collected_information = { shipping_details: shipping }
}

function metadataOf(sent: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...sent].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return key ? [[key, value]] : []
    }),
  )
}

/** The values of `list[0]suffix`, `list[1]suffix` and so on. */
function indexed(sent: URLSearchParams, list: string, suffix: string): string[] {
  const values: string[] = []
  for (let index = 0; sent.has(`${list}[${index}]${suffix}`); index++)
    values.push(sent.get(`${list}[${index}]${suffix}`)!)
  return values
}
