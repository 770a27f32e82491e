import type { Order, OrderLine, OrderTax } from '#commerce/orders/order.ts'
import { orderSummaryRows } from '#commerce/orders/order-summary.ts'
import { hasMixedTaxes } from '#commerce/orders/taxes/order-taxes.ts'
import { formatDocumentNumber } from '#commerce/payments/invoices/document.ts'
import type {
  DocumentContent,
  DocumentFact,
  DocumentLine,
  DocumentTotal,
} from '#commerce/payments/invoices/document-content.ts'
import type { InvoiceFacts } from '#commerce/payments/invoices/document-writer.server.ts'
import { balanceDue, countedPayments } from '#commerce/payments/invoices/invoice.ts'
import type { Settings } from '#commerce/running/settings/settings.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { formatMoney, formatNumber } from '#messages/format.ts'
import { invoiceMessages } from '#messages/invoices.ts'
import { orderSummaryMessages } from '#messages/order-summary.ts'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import { formatCountryDate } from './country-date.ts'
import { documentFrame } from './document-frame.server.ts'

/** An invoice in the shop's language, with the order, the seller and the texts as they are now. */
export function invoiceContent({
  order,
  settings,
  bankAccount,
  number,
  issuedAt,
}: InvoiceFacts): DocumentContent {
  return runInLanguage(settings.language, () => ({
    ...documentFrame(order, settings, issuedAt),
    title: invoiceMessages.invoice({ number: formatDocumentNumber(number) }),
    facts: factsOf(order, issuedAt, settings),
    lines: linesOf(order),
    totals: totalsOf(order),
    note: transferNote(order, bankAccount),
  }))
}

function factsOf(
  { number, placedAt, deliveredAt, address }: Order,
  issuedAt: string,
  { timeZone }: Settings,
): DocumentFact[] {
  const date = (at: string) => formatCountryDate(at, address.country, timeZone)
  return [
    { name: invoiceMessages.date, value: date(issuedAt) },
    { name: invoiceMessages.order, value: number },
    { name: invoiceMessages.ordered, value: date(placedAt) },
    ...(deliveredAt === null ? [] : [{ name: invoiceMessages.delivered, value: date(deliveredAt) }]),
  ]
}

function linesOf(order: Order): DocumentLine[] {
  const { lines, currency } = order
  const isMixed = hasMixedTaxes(order)
  return lines.map(line => {
    const { title, options, sku, quantity, unitPrice } = line
    return {
      title,
      detail: [options, sku, ...(isMixed ? taxNames(line) : [])].filter(part => part !== '').join(', '),
      quantity: formatNumber(quantity),
      price: formatMoney(unitPrice, currency),
      amount: formatMoney(toAmount(unitPrice * quantity), currency),
    }
  })
}

/** Such as "VAT 7%". */
function taxNames({ agreedTax }: OrderLine): string[] {
  return agreedTax.rates.map(({ name, rate }) =>
    invoiceMessages.taxOfLine({ name, percent: formatNumber(rate / 100) }),
  )
}

/** The rows up to the total add up to it; included taxes stand below it. */
function totalsOf(order: Order): DocumentTotal[] {
  const row = (label: string, amount: Amount, isStrong = false) => ({
    label,
    amount: formatMoney(amount, order.currency),
    isStrong,
  })
  const due = balanceDue(order)
  const paid = toAmount(Math.min(countedPayments(order), order.due))
  return [
    ...orderSummaryRows(order)
      .filter(({ kind }) => kind !== 'tax' && kind !== 'tax-included')
      .map(summary => row(orderSummaryMessages.rows[summary.kind](summary), summary.amount)),
    ...(order.taxIncluded ? [] : order.taxes).map(tax => row(taxLabel('addedTax', tax, order), tax.amount)),
    row(invoiceMessages.total, order.total, true),
    ...(order.taxIncluded ? order.taxes : []).map(tax => row(includedTaxLabel(tax, order), tax.amount)),
    ...(order.giftCard > 0 ? [row(orderSummaryMessages.paidByGiftCard, toAmount(-order.giftCard))] : []),
    ...(paid > 0 ? [row(invoiceMessages.paid, toAmount(-paid))] : []),
    ...(order.giftCard > 0 || paid > 0 || due > 0
      ? [row(invoiceMessages.balanceDue, toAmount(due), true)]
      : []),
  ]
}

type LabeledTax = Pick<OrderTax, 'name' | 'rate' | 'base'>

/** Such as "Includes 19% VAT on €73.95". */
export function includedTaxLabel(tax: LabeledTax, order: Pick<Order, 'currency'>): string {
  return taxLabel('includedTax', tax, order)
}

/** With the taxable amount of its rate: Directive 2006/112/EC, article 226(8). */
function taxLabel(
  message: 'includedTax' | 'addedTax',
  { name, rate, base }: LabeledTax,
  { currency }: Pick<Order, 'currency'>,
): string {
  const percent = formatNumber(rate / 100)
  return invoiceMessages[message]({ name, percent, base: formatMoney(base, currency) })
}

function transferNote(order: Order, account: readonly string[]): DocumentContent['note'] {
  const due = balanceDue(order)
  if (due <= 0) return null
  const transfer = { amount: formatMoney(toAmount(due), order.currency), number: order.number }
  const please =
    account.length === 0
      ? invoiceMessages.pleaseTransfer(transfer)
      : invoiceMessages.pleaseTransferTo(transfer)
  return { title: invoiceMessages.howToPay, lines: [please, ...account] }
}
