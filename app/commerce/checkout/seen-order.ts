import { type Cents, cents } from '../money.ts'
import type { Quote } from '../pricing/quote.ts'
import { readWholeNumber } from '../whole-number.ts'
import type { SeenLine } from './order-change.ts'

/** What a shopper saw when they pressed the button: the page sends it with the order. */
export interface SeenOrder {
  seenTotal: Cents
  seenDue: Cents
  seenLines: SeenLine[]
}

/** More lines than a cart holds. */
const mostLines = 200

/** For hidden fields of a form. */
export function seenFields({ total, due, lines }: Pick<Quote, 'total' | 'due' | 'lines'>) {
  return {
    seenTotal: String(total),
    seenDue: String(due),
    seenLines: JSON.stringify(lines.map(({ sku, quantity, unitPrice }) => [sku, quantity, unitPrice])),
  }
}

/** Undefined for what no page of the shop sends. */
export function readSeen(fields: {
  seenTotal?: string | undefined
  seenDue?: string | undefined
  seenLines?: string | undefined
}): SeenOrder | undefined {
  const seenTotal = readCents(fields.seenTotal)
  const seenDue = readCents(fields.seenDue)
  const seenLines = readLines(fields.seenLines)
  if (seenTotal === undefined || seenDue === undefined || !seenLines) return undefined
  return { seenTotal, seenDue, seenLines }
}

function readCents(typed: string | undefined): Cents | undefined {
  const amount = readWholeNumber(typed)
  return amount === undefined ? undefined : cents(amount)
}

function readLines(typed: string | undefined): SeenLine[] | undefined {
  let sent: unknown
  try {
    sent = JSON.parse(typed ?? '')
  } catch {
    return undefined
  }
  // Only as this module writes it: JSON has other spellings of a number, such as 1e0.
  if (JSON.stringify(sent) !== typed) return undefined
  if (!Array.isArray(sent) || sent.length > mostLines) return undefined
  const lines: SeenLine[] = []
  for (const line of sent as unknown[]) {
    if (!Array.isArray(line)) return undefined
    const [sku, quantity, price] = line as unknown[]
    if (typeof sku !== 'string' || !isCount(quantity) || !isCount(price)) return undefined
    lines.push({ sku, quantity, unitPrice: cents(price) })
  }
  return lines
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
