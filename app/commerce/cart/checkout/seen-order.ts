import type { Quote } from '../../selling/pricing/quote.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { readWholeNumber } from '../../values/whole-number.ts'
import type { SeenLine } from './order-change.ts'

/** The order as the shopper saw it when placing it; the page submits it with the form. */
export interface SeenOrder {
  /** ISO 4217. */
  seenCurrency: string
  seenTotal: Amount
  seenDue: Amount
  seenLines: SeenLine[]
}

/** More lines than a cart holds. */
const maxSeenLines = 200

/** As hidden form fields. */
export function seenOrderFields({
  currency,
  total,
  due,
  lines,
}: Pick<Quote, 'currency' | 'total' | 'due' | 'lines'>) {
  return {
    seenCurrency: currency,
    seenTotal: String(total),
    seenDue: String(due),
    seenLines: JSON.stringify(lines.map(({ sku, quantity, unitPrice }) => [sku, quantity, unitPrice])),
  }
}

/** Undefined for anything a page of the shop wouldn't send. */
export function readSeenOrder(fields: {
  seenCurrency?: string | undefined
  seenTotal?: string | undefined
  seenDue?: string | undefined
  seenLines?: string | undefined
}): SeenOrder | undefined {
  const { seenCurrency = '' } = fields
  const seenTotal = readCents(fields.seenTotal)
  const seenDue = readCents(fields.seenDue)
  const seenLines = readSeenLines(fields.seenLines)
  if (seenCurrency === '' || seenTotal === undefined || seenDue === undefined || !seenLines) return undefined
  return { seenCurrency, seenTotal, seenDue, seenLines }
}

function readCents(typed: string | undefined): Amount | undefined {
  const amount = readWholeNumber(typed, Number.MAX_SAFE_INTEGER)
  return amount === undefined ? undefined : toAmount(amount)
}

function readSeenLines(typed: string | undefined): SeenLine[] | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(typed ?? '')
  } catch {
    return undefined
  }
  // Only as this module writes it: JSON also allows numbers like 1e0.
  if (JSON.stringify(parsed) !== typed) return undefined
  if (!Array.isArray(parsed) || parsed.length > maxSeenLines) return undefined
  const lines: SeenLine[] = []
  for (const line of parsed as unknown[]) {
    if (!Array.isArray(line)) return undefined
    const [sku, quantity, price] = line as unknown[]
    if (typeof sku !== 'string' || !isCount(quantity) || !isCount(price)) return undefined
    lines.push({ sku, quantity, unitPrice: toAmount(price) })
  }
  return lines
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
