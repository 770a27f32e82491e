import type { Db } from '#db/schema/schema.ts'
import type { ExpressService } from '../../payments/express-service.ts'
import { loadSettings } from '../../running/settings/load-settings.server.ts'
import { newToken } from '../../values/random-token.server.ts'
import { readCartLines } from '../cart-store.server.ts'
import { findCheckoutDraft } from '../checkout/checkout-draft-store.server.ts'
import { type OrderableLine, orderableLines } from '../checkout/order-change.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { writeExpressMemo } from './express-memo.ts'
import { readExpressOffer } from './express-offer.server.ts'

export type BeginExpressResult =
  | { ok: true; redirectUrl: string }
  /** `unavailable`: the total depends on the address, or nothing is due. */
  | { ok: false; reason: 'empty-cart' | 'unavailable' | 'unreachable' }

export interface ExpressPage {
  /** Our own. */
  origin: string
  lineTitle: (line: { title: string; options: string; quantity: number }) => string
  /** The likely country of a shopper who hasn't chosen one. */
  country: string
}

/** Opens the provider's page for the visitor's cart. Nothing is written, held or charged. */
export async function beginExpressCheckout(
  db: Db,
  service: ExpressService,
  visitor: Visitor,
  page: ExpressPage,
  now: Date,
): Promise<BeginExpressResult> {
  const { quantityLimit } = await loadSettings(db)
  const lines = orderableLines(await readCartLines(db, visitor.id, now), quantityLimit)
  if (lines.length === 0) return { ok: false, reason: 'empty-cart' }
  const draft = await findCheckoutDraft(db, visitor.id)
  const codes = draft?.codes ?? []
  const cart = { lines: lines.map(({ sku, quantity }) => ({ sku, quantity })), codes }
  const offer = await readExpressOffer(db, cart, draft?.fields.country || page.country, now)
  if (!offer) return { ok: false, reason: 'unavailable' }

  const { quote, refusedCodes } = offer.priced
  const memo = writeExpressMemo({
    visitorId: visitor.id,
    codes: codes.filter(code => !refusedCodes.some(refused => refused.code === code)),
    lines: quote.lines,
  })
  if (!memo) return { ok: false, reason: 'unavailable' }
  const token = newToken()
  const opened = await service.open({
    token,
    startedAt: now,
    currency: quote.currency,
    lines: quote.lines.map(({ sku, quantity, total }) => ({
      title: page.lineTitle({ ...lineNamed(lines, sku), quantity }),
      amount: total,
    })),
    deliveries: offer.deliveries,
    countries: offer.countries,
    memo,
    returnUrl: new URL('/checkout/express', page.origin).href,
    cancelUrl: new URL('/checkout', page.origin).href,
  })
  return opened.ok ? opened : { ok: false, reason: 'unreachable' }
}

function lineNamed(lines: readonly OrderableLine[], sku: string): OrderableLine {
  return lines.find(line => line.sku === sku)!
}
