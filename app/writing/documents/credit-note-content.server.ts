import { formatDocumentNumber } from '#commerce/payments/invoices/document.ts'
import type {
  DocumentContent,
  DocumentLine,
  DocumentTotal,
} from '#commerce/payments/invoices/document-content.ts'
import type { CreditNoteFacts } from '#commerce/payments/invoices/document-writer.server.ts'
import { type Amount, sumOf } from '#commerce/values/money.ts'
import { formatMoney, formatNumber } from '#messages/format.ts'
import { invoiceMessages } from '#messages/invoices.ts'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import { formatCountryDate } from './country-date.ts'
import { documentFrame } from './document-frame.server.ts'
import { includedTaxLabel } from './invoice-content.server.ts'

/** A credit note in the shop's language, with the seller and the texts as they are now. */
export function creditNoteContent(facts: CreditNoteFacts): DocumentContent {
  const { order, settings, number, issuedAt, invoice } = facts
  return runInLanguage(settings.language, () => {
    const date = (at: string) => formatCountryDate(at, order.address.country, settings.timeZone)
    const lines = linesOf(facts)
    const ofInvoice = { number: formatDocumentNumber(invoice.number), date: date(invoice.issuedAt) }
    return {
      ...documentFrame(order, settings, issuedAt),
      title: invoiceMessages.creditNote({ number: formatDocumentNumber(number) }),
      facts: [
        { name: invoiceMessages.date, value: date(issuedAt) },
        { name: invoiceMessages.invoiceLabel, value: invoiceMessages.on(ofInvoice) },
        { name: invoiceMessages.order, value: order.number },
      ],
      columns: headingsOf(lines),
      lines,
      totals: totalsOf(facts),
      note: noteOf(facts),
    }
  })
}

/** Without headings of empty columns. */
function headingsOf(lines: readonly DocumentLine[]): DocumentContent['columns'] {
  const { item, quantity, amount } = invoiceMessages
  return [item, lines.some(line => line.quantity !== '') ? quantity : '', '', amount]
}

function linesOf({ order, invoice, amount, refundedTo, items }: CreditNoteFacts): DocumentLine[] {
  const line = (title: string, part: Amount, rest: Partial<DocumentLine> = {}): DocumentLine => ({
    ...{ title, detail: '', quantity: '', price: '', amount: formatMoney(part, order.currency), ...rest },
  })
  const number = formatDocumentNumber(invoice.number)
  if (refundedTo === undefined) return [line(invoiceMessages.canceledInvoice({ number }), amount)]
  const refund = invoiceMessages.refundOfInvoice({ number })
  if (!items) return [line(refund, amount)]
  const { returnNumber, delivery, extra } = items
  const whole = sumOf([delivery, extra, ...items.lines.map(one => one.amount)])
  // Paid in parts, or less than the items because of earlier refunds.
  if (amount !== whole)
    return [
      line(returnNumber === null ? refund : invoiceMessages.returnedItems({ number: returnNumber }), amount),
    ]
  return [
    ...items.lines.map(({ title, options, sku, quantity, amount: part }) =>
      line(title, part, {
        detail: [options, sku].filter(text => text !== '').join(', '),
        quantity: formatNumber(quantity),
      }),
    ),
    ...(delivery > 0 ? [line(invoiceMessages.delivery({ name: order.deliveryName }), delivery)] : []),
    ...(extra > 0 ? [line(refund, extra)] : []),
  ]
}

function totalsOf({ order, taxes, amount }: CreditNoteFacts): DocumentTotal[] {
  return [
    { label: invoiceMessages.creditTotal, amount: formatMoney(amount, order.currency), isStrong: true },
    ...taxes.map(tax => ({
      label: includedTaxLabel(tax, order),
      amount: formatMoney(tax.amount, order.currency),
      isStrong: false,
    })),
  ]
}

function noteOf({ refundedTo }: CreditNoteFacts): DocumentContent['note'] {
  if (refundedTo === undefined) return null
  const { refund, refundedToPayment, refundedToGiftCard } = invoiceMessages
  return { title: refund, lines: [refundedTo === 'payment' ? refundedToPayment : refundedToGiftCard] }
}
