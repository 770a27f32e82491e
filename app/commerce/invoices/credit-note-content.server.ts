import { formatMoney, formatNumber } from '#messages/format.ts'
import { invoiceMessages } from '#messages/invoices.ts'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import { type Amount, sumOf } from '../money.ts'
import type { Order, OrderTax } from '../orders/order.ts'
import type { Settings } from '../settings/settings.ts'
import { formatCountryDate } from './country-date.ts'
import { formatDocumentNumber, type IssuedDocument } from './document.ts'
import type { DocumentContent, DocumentLine, DocumentTotal } from './document-content.ts'
import { documentFrame } from './document-frame.server.ts'
import { includedTaxLabel } from './invoice-content.server.ts'

/** The items, delivery, or both that a refund pays for. */
export interface CreditedItems {
  /** Null if the merchant refunded them without a return. */
  returnNumber: string | null
  lines: readonly { title: string; options: string; sku: string; quantity: number; amount: Amount }[]
  /** Of what delivery cost. */
  delivery: Amount
  /** For neither, such as goodwill. */
  extra: Amount
}

export interface CreditNoteFacts {
  order: Order
  settings: Settings
  invoice: Pick<IssuedDocument, 'number' | 'issuedAt'>
  number: number
  issuedAt: string
  amount: Amount
  /** Within the amount. */
  taxes: readonly OrderTax[]
  /** Where the money goes; undefined if the credit note cancels the invoice. */
  refundedTo: 'payment' | 'gift-card' | undefined
  /** Undefined if the refund is for an amount alone. */
  items: CreditedItems | undefined
}

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
