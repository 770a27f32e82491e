import type { MismatchDetails } from '#commerce/payments/mismatches/payment-mismatch-store.server.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { merchantEmailMessages } from '#messages/merchant-emails.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'

/** Tells the merchant about money that a provider reported and the shop didn't count. */
export function paymentMismatchEmail({ mismatch }: { mismatch: MismatchDetails }): EmailContent {
  const { reason, provider, reference, orderNumber: order, expected } = mismatch
  const texts = merchantEmailMessages.paymentMismatch
  const reported = reason === 'refund' ? 'refund' : 'payment'
  const service = provider.slice(0, 1).toUpperCase() + provider.slice(1)
  const next = reported === 'payment' ? texts.nextForPayment : texts.nextForRefund
  return {
    subject: texts.heading({ reported, order }),
    preview: texts.preview,
    heading: texts.heading({ reported, order }),
    parts: [
      paragraph(texts.intro({ service, reported, order, reason: texts.reasons[reason] })),
      {
        kind: 'totals',
        rows: [
          { label: texts.payment, value: formatMoney(toAmount(expected), mismatch.expectedCurrency) },
          { label: texts.reportedBy({ service }), value: formatReportedAmount(mismatch) },
        ],
      },
      { kind: 'lines', title: texts.reference({ service }), lines: [reference] },
      paragraph(next({ service, order })),
    ],
  }
}

/** Another currency may be one that we don't know, so its amount isn't formatted as money. */
function formatReportedAmount({ amount, currency, expectedCurrency }: MismatchDetails): string {
  const texts = merchantEmailMessages.paymentMismatch
  if (currency === expectedCurrency) return formatMoney(toAmount(amount), currency)
  return currency === '' ? texts.withoutCurrency({ amount }) : texts.otherCurrency({ amount, currency })
}
