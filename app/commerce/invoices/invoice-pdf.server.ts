import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { runInLanguage } from '../../messages/current-language.ts'
import { formatCountry, formatDate, formatMoney, formatNumber } from '../../messages/format.ts'
import { invoiceMessages } from '../../messages/invoices.ts'
import { orderSummaryMessages } from '../../messages/order-summary.ts'
import { addressLines } from '../addresses/address-lines.ts'
import type { AnyLanguage } from '../languages.ts'
import { type Amount, toAmount } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { orderSummaryRows } from '../orders/order-summary.ts'
import { balanceDue, formatInvoiceNumber, type Invoice, type Seller } from './invoice.ts'
import { InvoiceSheet, type InvoiceSheetCell } from './invoice-sheet.server.ts'

/** Covers Latin, Greek, Cyrillic and more, so that names print as they are written. */
const require = createRequire(import.meta.url)
const fontFile = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)

export interface InvoiceContent {
  order: Order
  invoice: Invoice
  seller: Seller
  /** The merchant's bank details, for orders that await payment. */
  account: string
  language: AnyLanguage
  /** Tests read the text of uncompressed files. */
  compress?: boolean
}

/** The invoice as a PDF file. */
export async function invoicePdf(content: InvoiceContent): Promise<Buffer> {
  const { invoice, seller, language, compress = true } = content
  const number = formatInvoiceNumber(invoice)
  const title = runInLanguage(language, () => invoiceMessages.title({ number }))
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    compress,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    font: fontFile('DejaVuSans'),
    info: { Title: title, Author: seller.lines[0] ?? '', CreationDate: new Date(invoice.issuedAt) },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>(resolve => document.on('end', resolve))
  document.registerFont('plain', fontFile('DejaVuSans'))
  document.registerFont('bold', fontFile('DejaVuSans-Bold'))
  runInLanguage(language, () => drawInvoice(new InvoiceSheet(document), title, content))
  document.end()
  await done
  return Buffer.concat(chunks)
}

function drawInvoice(sheet: InvoiceSheet, title: string, content: InvoiceContent): void {
  const { order, invoice, seller, account } = content
  sheet.lines([...seller.lines, ...(seller.taxId === '' ? [] : [seller.taxId])], 'small')
  sheet.space(24)
  sheet.lines(addressLines(order.address, formatCountry(order.address.country)))
  sheet.space(28)
  sheet.title(title)
  drawFacts(sheet, order, invoice)
  sheet.space(20)
  drawLines(sheet, order)
  sheet.space(6)
  drawTotal(sheet, order)
  sheet.space(20)
  drawTransferDetails(sheet, order, account)
}

function drawFacts(sheet: InvoiceSheet, { number, placedAt, deliveredAt }: Order, invoice: Invoice): void {
  const facts = [
    { name: invoiceMessages.date, value: formatDate(invoice.issuedAt) },
    {
      name: invoiceMessages.order,
      value: invoiceMessages.orderOn({ number, date: formatDate(placedAt) }),
    },
    ...(deliveredAt === null ? [] : [{ name: invoiceMessages.delivered, value: formatDate(deliveredAt) }]),
  ]
  sheet.facts(facts.map(invoiceMessages.fact))
}

function drawLines(sheet: InvoiceSheet, { lines, currency }: Order): void {
  const columns: InvoiceSheetCell[] = [
    { width: 250, align: 'left' },
    { width: 45, align: 'right' },
    { width: 90, align: 'right' },
    { width: 98, align: 'right' },
  ]
  const { item, quantity: quantityLabel, price: priceLabel, amount: amountLabel } = invoiceMessages
  sheet.row(columns, [item, quantityLabel, priceLabel, amountLabel], { bold: true, line: true })
  for (const { title, options, sku, quantity, unitPrice } of lines) {
    const name = [title, options, sku].filter(part => part !== '').join(', ')
    const price = formatMoney(unitPrice, currency)
    const amount = formatMoney(toAmount(unitPrice * quantity), currency)
    sheet.row(columns, [name, formatNumber(quantity), price, amount], { line: true })
  }
}

function drawTotal(sheet: InvoiceSheet, order: Order): void {
  const columns: InvoiceSheetCell[] = [
    { width: 385, align: 'right' },
    { width: 98, align: 'right' },
  ]
  const row = (label: string, amount: Amount, bold = false) =>
    sheet.row(columns, [label, formatMoney(amount, order.currency)], { bold })
  for (const summaryRow of orderSummaryRows(order))
    row(orderSummaryMessages.rows[summaryRow.kind](summaryRow), summaryRow.amount)
  row(invoiceMessages.total, order.total, true)
  if (order.giftCard > 0) row(orderSummaryMessages.paidByGiftCard, toAmount(-order.giftCard))
  if (order.paid > 0) row(invoiceMessages.paid, toAmount(-order.paid))
  const due = balanceDue(order)
  if (order.giftCard > 0 || order.paid > 0 || due > 0) row(invoiceMessages.balanceDue, toAmount(due), true)
}

function drawTransferDetails(sheet: InvoiceSheet, order: Order, account: string): void {
  const due = balanceDue(order)
  if (due <= 0) return
  const transfer = { amount: formatMoney(toAmount(due), order.currency), number: order.number }
  const accountLines = account.split('\n').filter(line => line.trim() !== '')
  sheet.lines([
    accountLines.length === 0
      ? invoiceMessages.pleaseTransfer(transfer)
      : invoiceMessages.pleaseTransferTo(transfer),
    ...accountLines,
  ])
}
