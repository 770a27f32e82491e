import { toAmount } from '../../values/money.ts'
import type { SeenLine } from '../checkout/order-change.ts'

/** The visitor and the cart of an express checkout. The provider keeps them until the shopper has paid. */
export interface ExpressMemo {
  visitorId: number
  codes: string[]
  lines: SeenLine[]
}

/** Stripe takes at most 500 characters a value and 50 values. */
const maxValueLength = 450
const maxValues = 48

/** Short texts by name; undefined for a cart that is too large. */
export function writeExpressMemo({
  visitorId,
  codes,
  lines,
}: ExpressMemo): Record<string, string> | undefined {
  const text = JSON.stringify([
    visitorId,
    codes,
    lines.map(({ sku, quantity, unitPrice }) => [sku, quantity, unitPrice]),
  ])
  const parts = text.match(new RegExp(`.{1,${maxValueLength}}`, 'gsu')) ?? []
  if (parts.length > maxValues) return undefined
  return Object.fromEntries(parts.map((part, index) => [`express_${index}`, part]))
}

/** Undefined for anything that `writeExpressMemo` didn't write. */
export function readExpressMemo(memo: Readonly<Record<string, string>>): ExpressMemo | undefined {
  let text = ''
  for (let index = 0; memo[`express_${index}`] !== undefined; index++) text += memo[`express_${index}`]
  try {
    const [visitorId, codes, lines] = JSON.parse(text) as [number, string[], [string, number, number][]]
    if (!Number.isSafeInteger(visitorId)) return undefined
    return {
      visitorId,
      codes: codes.map(String),
      lines: lines.map(([sku, quantity, price]) => ({ sku, quantity, unitPrice: toAmount(price) })),
    }
  } catch {
    return undefined
  }
}
