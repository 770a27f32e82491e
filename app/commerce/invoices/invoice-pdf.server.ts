import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { addressLines } from '../addresses/address-lines.ts'
import { cents, formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { type Invoice, invoiceNumber, type Seller } from './invoice.ts'
import { type Cell, Sheet } from './sheet.server.ts'
import { sumRows } from './sum-rows.ts'

/** Letters of Latin, Greek, Cyrillic and more: names print as they are written. */
const require = createRequire(import.meta.url)
const fontFile = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)

export interface PrintedInvoice {
  order: Order
  invoice: Invoice
  seller: Seller
  /** Where an order that waits for its money says that it is sent, line by line; empty otherwise. */
  account: string
  /** A test reads the text of what is not compressed. */
  compress?: boolean
}

/** The invoice as a PDF file. All that it says comes from the order's own rows. */
export async function invoicePdf({
  order,
  invoice,
  seller,
  account,
  compress = true,
}: PrintedInvoice): Promise<Buffer> {
  const title = `Invoice ${invoiceNumber(invoice)}`
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    compress,
    lang: 'en',
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
  draw(new Sheet(document), title, { order, invoice, seller, account })
  document.end()
  await done
  return Buffer.concat(chunks)
}

function draw(sheet: Sheet, title: string, { order, invoice, seller, account }: PrintedInvoice): void {
  sheet.lines([...seller.lines, ...(seller.taxId === '' ? [] : [seller.taxId])], 'small')
  sheet.space(24)
  sheet.lines(addressLines(order.address))
  sheet.space(28)
  sheet.title(title)
  sheet.facts([
    ['Date', day(invoice.issuedAt)],
    ['Order', `${order.number}, ${day(order.placedAt)}`],
    ...(order.deliveredAt === null ? [] : ([['Delivered', day(order.deliveredAt)]] as [string, string][])),
  ])
  sheet.space(20)

  const columns: Cell[] = [
    { width: 250, align: 'left' },
    { width: 45, align: 'right' },
    { width: 90, align: 'right' },
    { width: 98, align: 'right' },
  ]
  sheet.row(columns, ['Item', 'Pieces', 'Price', 'Amount'], { bold: true, line: true })
  for (const { title, options, sku, quantity, unitPrice } of order.lines) {
    const name = [title, options, sku].filter(part => part !== '').join(', ')
    const amount = money(unitPrice * quantity)
    sheet.row(columns, [name, String(quantity), money(unitPrice), amount], { line: true })
  }
  sheet.space(6)
  const sum: Cell[] = [
    { width: 385, align: 'right' },
    { width: 98, align: 'right' },
  ]
  for (const { label, amount } of sumRows(order)) sheet.row(sum, [label, money(amount)])
  sheet.row(sum, ['Total', money(order.total)], { bold: true })
  if (order.giftCard > 0) sheet.row(sum, ['Paid by gift card', money(-order.giftCard)])
  if (order.paid > 0) sheet.row(sum, ['Paid', money(-order.paid)])
  const open = order.state === 'placed' ? order.due - order.paid : 0
  if (order.giftCard > 0 || order.paid > 0 || open > 0)
    sheet.row(sum, ['To pay', money(open)], { bold: true })
  sheet.space(20)
  if (open > 0)
    sheet.lines([
      `Please send ${money(open)} with the reference ${order.number}${account === '' ? '.' : ' to:'}`,
      ...account.split('\n').filter(line => line.trim() !== ''),
    ])
}

function money(amount: number): string {
  return formatMoney(cents(amount))
}

function day(at: string): string {
  return at.slice(0, 10)
}
