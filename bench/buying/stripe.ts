import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Till } from './till.ts'

/** A Stripe as small as a bench needs it: it opens sessions, and tells the shop that they were paid. */
export interface Stripe {
  url: string
  /** What each payment was begun with, in cents, by its token. */
  amounts: Map<string, number>
  close(): void
}

/** Every session is named by the shop's own token of the payment, so the same one is begun however often it is asked for. */
export async function openStripe(): Promise<Stripe> {
  const amounts = new Map<string, number>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const asked = new URLSearchParams(body)
    const known = decodeURIComponent(request.url!.split('?')[0]!.split('/')[4] ?? '')
    const token = asked.get('client_reference_id') ?? known.slice('cs_'.length)
    const amount = asked.get('line_items[0][price_data][unit_amount]')
    if (amount !== null) amounts.set(token, Number(amount))
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ ...session(token), status: 'open', payment_status: 'unpaid' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const session = (token: string) => ({ ...sessionOf(token, amounts), url: `${url}/pay/${token}` })
  return { url, amounts, close: () => void server.close() }
}

function sessionOf(token: string, amounts: Stripe['amounts']) {
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

/** The token of the payment that a shopper was led to; undefined when they were led elsewhere. */
export function tokenOf(location: string, { url }: Stripe): string | undefined {
  return location.startsWith(`${url}/pay/`) ? location.slice(url.length + '/pay/'.length) : undefined
}

/** Tells the shop that a payment was made, signed as Stripe signs; whether the shop has heard it. */
export async function tellPaid(
  till: Till,
  { amounts }: Stripe,
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
  const { status } = await till.post('/payments/stripe', body, {
    'Content-Type': 'application/json',
    'Stripe-Signature': `t=${at},v1=${signature}`,
  })
  return status >= 200 && status < 300
}
