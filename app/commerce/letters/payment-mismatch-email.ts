import { cents, currency, formatMoney } from '../money.ts'
import type { MismatchReason } from '../payments/payment-mismatch.ts'
import type { FoundMismatch } from '../payments/payment-mismatch-store.server.ts'
import { type Paper, text } from './paper/paper.ts'

const differences: Record<MismatchReason, string> = {
  reference: "It wasn't made on the payment page that the shop opened for this order.",
  mode: "It's test money in a live shop, live money in a test shop, or not a one-time payment.",
  currency: "It's in another currency.",
  amount: "Its amount isn't what was due.",
  refund: "It's in another currency or mode, more than was paid, or of another payment.",
}

/** Tells the merchant of money that a provider reported and the shop didn't count. */
export function paymentMismatchEmail({ mismatch }: { mismatch: FoundMismatch }): Paper {
  const { reason, provider, reference, amount, orderNumber, expected } = mismatch
  const what = reason === 'refund' ? 'refund' : 'payment'
  const service = provider.slice(0, 1).toUpperCase() + provider.slice(1)
  const next =
    what === 'payment'
      ? `If it isn't for this order, refund it there. If it is, mark the order as paid: npm run order -- paid ${orderNumber}`
      : `Compare it with the order: npm run order -- show ${orderNumber}`
  return {
    subject: `A ${what} doesn't match order ${orderNumber}`,
    preview: "The shop didn't count it. Please look it up.",
    heading: `A ${what} doesn't match order ${orderNumber}`,
    parts: [
      text(
        `${service} reported a ${what} for order ${orderNumber} that doesn't match. ${differences[reason]} The shop didn't count it.`,
      ),
      {
        kind: 'sum',
        rows: [
          { label: 'Payment', value: formatMoney(cents(expected)) },
          { label: `Reported by ${service}`, value: reported(amount, mismatch.currency) },
        ],
      },
      { kind: 'lines', title: `ID at ${service}`, lines: [reference] },
      text(`Look it up at ${service}. ${next}`),
    ],
  }
}

/** Other currencies have other smallest units, so their amounts are not written as money. */
function reported(amount: number, told: string): string {
  if (told === currency) return formatMoney(cents(amount))
  return told === '' ? `${amount}, without a currency` : `${amount} in the smallest unit of ${told}`
}
