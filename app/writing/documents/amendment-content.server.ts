import { formatDocumentNumber } from '#commerce/payments/invoices/document.ts'
import type { DocumentContent, DocumentLine } from '#commerce/payments/invoices/document-content.ts'
import type { AmendmentFacts } from '#commerce/payments/invoices/document-writer.server.ts'
import type { Amount } from '#commerce/values/money.ts'
import { formatMoney, formatNumber } from '#messages/format.ts'
import { invoiceMessages } from '#messages/invoices.ts'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import { formatCountryDate } from './country-date.ts'
import { documentFrame } from './document-frame.server.ts'
import { includedTaxLabel } from './invoice-content.server.ts'

/** A document that amends an invoice, and names it: Directive 2006/112/EC, article 219. */
export function amendmentContent(facts: AmendmentFacts): DocumentContent {
  const { amendment, order, settings, invoice, issuedAt } = facts
  const { kind, total, taxes } = amendment
  return runInLanguage(settings.language, () => {
    const date = (at: string) => formatCountryDate(at, order.address.country, settings.timeZone)
    const money = (amount: Amount) => formatMoney(amount, order.currency)
    const number = formatDocumentNumber(facts.number)
    const amended = { number: formatDocumentNumber(invoice.number), date: date(invoice.issuedAt) }
    const { item, quantity, amount } = invoiceMessages
    return {
      ...documentFrame(order, settings, issuedAt),
      title:
        kind === 'invoice' ? invoiceMessages.invoice({ number }) : invoiceMessages.creditNote({ number }),
      facts: [
        { name: invoiceMessages.date, value: date(issuedAt) },
        { name: invoiceMessages.amends, value: invoiceMessages.on(amended) },
        { name: invoiceMessages.order, value: order.number },
      ],
      columns: [item, quantity, '', amount],
      lines: linesOf(facts),
      totals: [
        {
          label: kind === 'invoice' ? invoiceMessages.total : invoiceMessages.creditTotal,
          ...{ amount: money(total), isStrong: true },
        },
        ...taxes.map(tax => ({
          label: includedTaxLabel(tax, order),
          ...{ amount: money(tax.amount), isStrong: false },
        })),
      ],
      note: null,
    }
  })
}

function linesOf({ amendment, order }: AmendmentFacts): DocumentLine[] {
  const line = (title: string, part: Amount, rest: Partial<DocumentLine> = {}): DocumentLine => ({
    ...{ title, detail: '', quantity: '', price: '', amount: formatMoney(part, order.currency), ...rest },
  })
  const { lines, delivery } = amendment
  return [
    ...lines.map(({ title, options, sku, quantity, amount }) =>
      line(title, amount, {
        detail: [options, sku].filter(text => text !== '').join(', '),
        quantity: quantity === 0 ? '' : formatNumber(quantity),
      }),
    ),
    ...(delivery === 0 ? [] : [line(invoiceMessages.delivery({ name: order.deliveryName }), delivery)]),
  ]
}
