import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import {
  type StripeResponse,
  sendStripeResponse,
  stripeFailure,
  stripeSuccess,
} from './stripe-response.fixture.ts'
import {
  completeExpressSession,
  type ExpressInput,
  expressShopper,
  openStripeSession,
  type StripeSessionRow,
} from './stripe-session.fixture.ts'

/** A fault in one call. */
export type StripeFault =
  /** Works. */
  | 'none'
  /** Unreachable. */
  | 'down'
  /** Accepts the call but never answers. */
  | 'silent'
  /** Handles the call, but the connection breaks before the response. */
  | 'breaks-off'
  /** Fails with this status, without effect. */
  | 402
  | 409
  | 429
  /** Fails after handling the call. The same key gets the same response for a day. */
  | 500

const key = 'sk_test_loopback'
const secret = 'whsec_loopback'

/**
 * A loopback service with the parts of Stripe's API that the shop uses: Checkout Sessions, refunds, idempotency keys and signed
 * webhooks. Source: docs.stripe.com/api, "Checkout Sessions", "Refunds", "Idempotent requests", "Events".
 */
export class StripeService {
  readonly sessions = new Map<string, StripeSessionRow>()
  readonly intents = new Map<string, { id: string; status: string; metadata: Record<string, string> }>()
  readonly refunds: { [field: string]: unknown; id: string; amount: number; payment_intent: string }[] = []
  /** Such as "POST /v1/refunds". */
  readonly requests: string[] = []
  /** For the next calls, one each. */
  readonly faults: StripeFault[] = []
  readonly #answers = new Map<string, StripeResponse & { fingerprint: string }>()
  readonly #server = createServer((request, response) => void this.#handle(request, response))

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** With one retry and a short timeout, so that tests are fast. */
  get options() {
    const { port } = this.#server.address() as AddressInfo
    const apiUrl = `http://127.0.0.1:${port}`
    return { secretKey: key, webhookSecret: secret, apiUrl, timeout: 200, retries: 1 }
  }

  /** The shopper pays on Stripe's page. */
  pay(id: string): StripeSessionRow {
    const session = this.#open(id)
    session.status = 'complete'
    session.payment_status = 'paid'
    this.intents.get(session.payment_intent!)!.status = 'succeeded'
    return session
  }

  /** The shopper pays on the express page, with this address and the delivery at `option`. */
  payExpress(id: string, input: ExpressInput): StripeSessionRow {
    const session = this.#open(id)
    completeExpressSession(session, input)
    this.intents.get(session.payment_intent!)!.status = 'requires_capture'
    return session
  }

  /** The shopper chooses a delayed payment method. */
  payLater(id: string): StripeSessionRow {
    const session = this.#open(id)
    session.status = 'complete'
    this.intents.get(session.payment_intent!)!.status = 'processing'
    return session
  }

  /** The outcome of a delayed payment method. */
  finishDelayedPayment(id: string, isPaid: boolean): StripeSessionRow {
    const session = this.sessions.get(id)!
    if (isPaid) session.payment_status = 'paid'
    this.intents.get(session.payment_intent!)!.status = isPaid ? 'succeeded' : 'requires_payment_method'
    return session
  }

  /** The charge of a paid session with this total refunded. */
  refundedCharge(id: string, amount: number) {
    const { payment_intent, currency, livemode } = this.sessions.get(id)!
    const { metadata } = this.intents.get(payment_intent!)!
    return { object: 'charge', payment_intent, metadata, amount_refunded: amount, currency, livemode }
  }

  /** The merchant refunds the rest in Stripe's dashboard. Returns the total refunded. */
  refundOutside(id: string): number {
    const { payment_intent: intent, amount_total: total } = this.sessions.get(id)!
    const given = this.refunds.filter(refund => refund.payment_intent === intent)
    const amount = total - given.reduce((sum, refund) => sum + refund.amount, 0)
    if (amount > 0)
      this.refunds.push({ id: `re_${randomUUID()}`, amount, payment_intent: intent!, metadata: {} })
    return total
  }

  #open(id: string): StripeSessionRow {
    const session = this.sessions.get(id)
    if (session?.status !== 'open') throw new Error(`the page of ${id} is ${session?.status}`)
    session.payment_intent = `pi_${randomUUID()}`
    const metadata = session.intent_metadata as Record<string, string>
    this.intents.set(session.payment_intent, { id: session.payment_intent, status: 'succeeded', metadata })
    return session
  }

  /** A webhook signed with this secret. */
  message(type: string, object: object, now: Date, { id = `evt_${randomUUID()}`, by = secret } = {}) {
    const seconds = Math.floor(now.getTime() / 1000)
    const event = { id, object: 'event', type, created: seconds, livemode: false, data: { object } }
    return this.signed(JSON.stringify(event), now, by)
  }

  /** Any body with Stripe's signature. */
  signed(body: string, now: Date, by = secret) {
    const seconds = Math.floor(now.getTime() / 1000)
    const signature = new Stripe(key).webhooks.generateTestHeaderString({
      payload: body,
      secret: by,
      timestamp: seconds,
    })
    return { body, signature }
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url!, 'http://stripe')
    const call = `${request.method} ${url.pathname}`
    this.requests.push(call)
    const [, pageId] = /^\/c\/pay\/([^/]+)$/.exec(url.pathname) ?? []
    if (pageId !== undefined) return this.#page(request, response, pageId)
    const fault = this.faults.shift()
    if (fault === 'down') return void request.destroy()
    if (fault === 'silent') return
    if (request.headers.authorization !== `Bearer ${key}`)
      return sendStripeResponse(response, stripeFailure(401, 'api_key'))
    if (fault === 402 || fault === 409 || fault === 429)
      return sendStripeResponse(response, stripeFailure(fault, 'fault'))

    const sent = Buffer.concat(chunks).toString()
    const name = request.headers['idempotency-key'] as string | undefined
    const fingerprint = createHash('sha256').update(`${call} ${sent}`).digest('hex')
    const earlier = name === undefined ? undefined : this.#answers.get(name)
    if (earlier && earlier.fingerprint !== fingerprint)
      return sendStripeResponse(response, stripeFailure(400, 'idempotency', 'idempotency_error'))
    const done = earlier ?? this.#respondTo(call, new URLSearchParams(sent), url.searchParams)
    const answer = fault === 500 ? stripeFailure(500, 'fault', 'api_error') : done
    if (name !== undefined && !earlier) this.#answers.set(name, { ...answer, fingerprint })
    if (fault === 'breaks-off') return void request.destroy()
    sendStripeResponse(response, answer)
  }

  /** The payment page. */
  #page(request: IncomingMessage, response: ServerResponse, id: string): void {
    const session = this.sessions.get(id)
    if (session?.status !== 'open') return void response.writeHead(410).end('This page is closed.')
    if (request.method === 'POST') {
      if ((session.metadata as { express?: string }).express) this.payExpress(id, expressShopper)
      else this.pay(id)
      return void response.writeHead(303, { location: session.success_url as string }).end()
    }
    const html = `<!DOCTYPE html><html lang="en"><title>Stripe</title><h1>Pay $${session.amount_total / 100}</h1>
      <form method="post"><button>Pay</button></form><a href="${session.success_url}">Back</a><a href="${session.cancel_url}">Cancel</a></html>`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }

  #respondTo(call: string, sent: URLSearchParams, query: URLSearchParams): StripeResponse {
    const [, id = '', end] = /^\w+ \/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(call) ?? []
    if (call === 'POST /v1/checkout/sessions') return stripeSuccess(this.#begin(sent))
    if (call === 'GET /v1/balance') return stripeSuccess({ object: 'balance', available: [] })
    if (call === 'POST /v1/refunds') return this.#refund(sent)
    if (call.includes('/v1/payment_intents/')) return this.#intent(call)
    if (call === 'GET /v1/refunds') {
      const of = query.get('payment_intent')
      const data = this.refunds.filter(refund => refund.payment_intent === of)
      return stripeSuccess({ object: 'list', data, has_more: false })
    }
    const session = this.sessions.get(id)
    if (!session) return stripeFailure(404, 'resource_missing')
    if (end) {
      if (session.status !== 'open') return stripeFailure(400, 'not_open')
      session.status = 'expired'
    }
    const intent = this.intents.get(session.payment_intent ?? '')
    return stripeSuccess(query.has('expand[0]') && intent ? { ...session, payment_intent: intent } : session)
  }

  #begin(sent: URLSearchParams): StripeSessionRow {
    const session = openStripeSession(sent, this.options.apiUrl)
    this.sessions.set(session.id, session)
    return session
  }

  /** `GET`, `capture` or `cancel`. */
  #intent(call: string): StripeResponse {
    const [, method, id = '', action] = /^(\w+) \/v1\/payment_intents\/([^/]+)(?:\/(\w+))?$/.exec(call) ?? []
    const intent = this.intents.get(id)
    if (!intent) return stripeFailure(404, 'resource_missing')
    if (method === 'POST') {
      if (intent.status !== 'requires_capture') return stripeFailure(400, 'payment_intent_unexpected_state')
      intent.status = action === 'capture' ? 'succeeded' : 'canceled'
      const session = [...this.sessions.values()].find(one => one.payment_intent === id)
      if (session && action === 'capture') session.payment_status = 'paid'
    }
    return stripeSuccess({ ...intent, object: 'payment_intent' })
  }

  #refund(sent: URLSearchParams): StripeResponse {
    const intent = sent.get('payment_intent')!
    const amount = Number(sent.get('amount'))
    const paid = [...this.sessions.values()].find(session => session.payment_intent === intent)
    const given = this.refunds.filter(refund => refund.payment_intent === intent)
    const remaining = (paid?.amount_total ?? 0) - given.reduce((sum, refund) => sum + refund.amount, 0)
    if (amount > remaining) return stripeFailure(400, 'charge_already_refunded')
    const id = `re_${randomUUID()}`
    const metadata = { key: sent.get('metadata[key]') }
    const refund = { id, object: 'refund', status: 'succeeded', amount, payment_intent: intent, metadata }
    this.refunds.push(refund)
    return stripeSuccess(refund)
  }
}
