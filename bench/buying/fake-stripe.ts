import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OrderClient } from './order-client.ts'

/** Stripe's checkout sessions, as far as the bench needs them. */
export interface FakeStripe {
  url: string
  /** In minor units, by payment token. */
  amounts: Map<string, number>
  close(): void
}

/** Names sessions after the shop's payment tokens, so creating one is idempotent. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const amounts = new Map<string, number>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const params = new URLSearchParams(body)
    const sessionId = decodeURIComponent(request.url!.split('?')[0]!.split('/')[4] ?? '')
    const token = params.get('client_reference_id') ?? sessionId.slice('cs_'.length)
    const amount = params.get('line_items[0][price_data][unit_amount]')
    if (amount !== null) amounts.set(token, Number(amount))
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ ...session(token), status: 'open', payment_status: 'unpaid' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const session = (token: string) => ({ ...sessionOf(token, amounts), url: `${url}/pay/${token}` })
  return { url, amounts, close: () => void server.close() }
}

function sessionOf(token: string, amounts: FakeStripe['amounts']) {
  return {
    object: 'checkout.session',
    id: `cs_${token}`,
    client_reference_id: token,
    amount_total: amounts.get(token) ?? null,
    currency: 'usd',
    mode: 'payment',
    livemode: false,
  }
}

/** The payment token in a redirect to Stripe; undefined for any other redirect. */
export function paymentTokenFrom(location: string, { url }: FakeStripe): string | undefined {
  return location.startsWith(`${url}/pay/`) ? location.slice(url.length + '/pay/'.length) : undefined
}

/** Sends a signed webhook for a paid session. Returns whether the shop accepted it. */
export async function sendPaidEvent(
  client: OrderClient,
  { amounts }: FakeStripe,
  token: string,
  messageId: string,
): Promise<boolean> {
  const at = Math.floor(Date.now() / 1000)
  const object = { ...sessionOf(token, amounts), status: 'complete', payment_status: 'paid' }
  const body = JSON.stringify({
    object: 'event',
    id: messageId,
    type: 'checkout.session.completed',
    created: at,
    data: { object },
  })
  const signature = createHmac('sha256', 'whsec_bench').update(`${at}.${body}`).digest('hex')
  const { status } = await client.post('/payments/stripe', body, {
    'Content-Type': 'application/json',
    'Stripe-Signature': `t=${at},v1=${signature}`,
  })
  return status >= 200 && status < 300
}
