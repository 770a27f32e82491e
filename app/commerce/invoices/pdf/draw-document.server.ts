import type { DocumentContent, DocumentLine, DocumentTotal } from '../document-content.ts'
import type { DocumentText, TextStyle } from './document-text.server.ts'

/** The colors of `app/ui/base.css`. */
const ink = '#15171a'
const softInk = '#4a4e55'
const paleInk = '#656971'
const hairline = '#e3e2de'
const fog = '#f5f4f1'

/** In points. */
const side = 54
const top = 54
const bottom = 84
const leading = 1.4

const body: TextStyle = { size: 9.5, color: ink }
const small: TextStyle = { size: 8.5, color: paleInk }
const strong: TextStyle = { size: 9.5, isBold: true, color: ink }

const columnWidths = { quantity: 44, price: 84, amount: 90 }

/** Draws layout 1 from top to bottom: header, addresses, lines, totals, note; then the footer of each page. */
export function drawDocument(
  document: PDFKit.PDFDocument,
  text: DocumentText,
  content: DocumentContent,
): void {
  const page = new DocumentPage(document, text)
  drawHeader(page, content)
  drawParties(page, content)
  drawLines(page, content)
  drawTotals(page, content.totals)
  drawNote(page, content.note)
  drawFooters(page, content)
}

/** The place where the next part starts. */
class DocumentPage {
  readonly document: PDFKit.PDFDocument
  readonly text: DocumentText
  readonly width: number
  y = top

  constructor(document: PDFKit.PDFDocument, text: DocumentText) {
    this.document = document
    this.text = text
    this.width = document.page.width - 2 * side
  }

  /** Starts a new page unless this height is left. True if it did. */
  fit(height: number): boolean {
    if (this.y + height <= this.document.page.height - bottom) return false
    this.document.addPage()
    this.y = top
    return true
  }

  /** Draws wrapped text at the current place, without moving it, and returns its height. */
  block(texts: readonly string[], x: number, width: number, style: TextStyle): number {
    const lines = texts.flatMap(one => this.text.wrap(one, width, style))
    for (const [index, line] of lines.entries())
      this.text.line(line, side + x, this.y + style.size + index * style.size * leading, width, style)
    return lines.length * style.size * leading
  }

  heightOf(texts: readonly string[], width: number, style: TextStyle): number {
    return texts.flatMap(one => this.text.wrap(one, width, style)).length * style.size * leading
  }

  rule(color = hairline, x = 0, thickness = 0.75): void {
    this.document
      .moveTo(side + x, this.y)
      .lineTo(side + this.width, this.y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke()
  }
}

function drawHeader(page: DocumentPage, { brand, title }: DocumentContent): void {
  page.y += page.block([brand], 0, page.width, { size: 24, isBold: true, tracking: -1.1, color: ink })
  page.y += 30
  page.y += page.block([title], 0, page.width, { size: 20, isBold: true, tracking: -0.5, color: ink })
  page.y += 16
}

function drawParties(page: DocumentPage, { buyerLabel, buyer, facts }: DocumentContent): void {
  const half = page.width / 2
  const labels = 70
  const start = page.y
  page.y += page.block([buyerLabel], 0, half - 24, small) + 3
  const left = page.y + page.block(buyer, 0, half - 24, body)
  page.y = start
  for (const { name, value } of facts) {
    const height = page.block([value], half + labels, half - labels, body)
    page.block([name], half, labels - 8, { ...body, color: paleInk })
    page.y += height + 3
  }
  page.y = Math.max(page.y, left) + 32
}

function drawLines(page: DocumentPage, { columns, lines }: DocumentContent): void {
  drawColumnHeadings(page, columns)
  for (const line of lines) {
    if (page.fit(lineHeight(page, line))) drawColumnHeadings(page, columns)
    drawLine(page, line)
  }
}

function columnsOf({ width }: DocumentPage) {
  const { quantity, price, amount } = columnWidths
  const amountAt = width - amount
  const priceAt = amountAt - price
  return { item: priceAt - quantity - 12, quantityAt: priceAt - quantity, priceAt, amountAt }
}

function drawColumnHeadings(page: DocumentPage, headings: DocumentContent['columns']): void {
  page.y += drawCells(page, headings, small) + 5
  page.rule(ink)
}

/** Returns the height of the highest cell. */
function drawCells(page: DocumentPage, cells: DocumentContent['columns'], style: TextStyle): number {
  const { item, quantityAt, priceAt, amountAt } = columnsOf(page)
  const right = { ...style, align: 'right' as const }
  return Math.max(
    page.block([cells[0]], 0, item, style),
    page.block([cells[1]], quantityAt, columnWidths.quantity, right),
    page.block([cells[2]], priceAt, columnWidths.price, right),
    page.block([cells[3]], amountAt, columnWidths.amount, right),
  )
}

function lineHeight(page: DocumentPage, { title, detail }: DocumentLine): number {
  const { item } = columnsOf(page)
  return page.heightOf([title], item, strong) + page.heightOf([detail], item, small) + 16
}

function drawLine(page: DocumentPage, { title, detail, quantity, price, amount }: DocumentLine): void {
  page.y += 7
  drawCells(page, ['', quantity, price, amount], body)
  const { item } = columnsOf(page)
  page.y += page.block([title], 0, item, strong)
  if (detail !== '') page.y += page.block([detail], 0, item, small)
  page.y += 7
  page.rule()
}

function drawTotals(page: DocumentPage, totals: readonly DocumentTotal[]): void {
  const x = page.width / 2
  const styleOf = ({ isStrong }: DocumentTotal): TextStyle =>
    isStrong ? { ...strong, size: 11 } : { ...body, color: softInk }
  const labels = x - 12 - Math.max(...totals.map(row => page.text.widthOf(row.amount, styleOf(row))))
  page.y += 8
  page.fit(totals.reduce((sum, row) => sum + page.heightOf([row.label], labels, styleOf(row)) + 12, 0))
  for (const [index, row] of totals.entries()) {
    const { label, amount, isStrong } = row
    const style = styleOf(row)
    if (isStrong && index > 0) {
      page.y += 4
      page.rule(hairline, x)
      page.y += 5
    }
    page.block([amount], x, x, { ...style, align: 'right' })
    page.y += page.block([label], x, labels, style) + 3
  }
}

function drawNote(page: DocumentPage, note: DocumentContent['note']): void {
  if (!note) return
  const padding = 14
  const width = page.width - 2 * padding
  const height =
    page.heightOf([note.title], width, strong) + page.heightOf(note.lines, width, body) + 3 + 2 * padding
  page.y += 24
  page.fit(height)
  page.document.roundedRect(side, page.y, page.width, height, 3).fill(fog)
  page.y += padding
  page.y += page.block([note.title], padding, width, strong) + 3
  page.y += page.block(note.lines, padding, width, body) + padding
}

/** The seller on each page, with its number. */
function drawFooters(page: DocumentPage, { seller, pageLabel }: DocumentContent): void {
  const { document } = page
  const { start, count } = document.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    document.switchToPage(index)
    page.y = document.page.height - bottom + 22
    page.rule()
    page.y += 10
    const label = pageLabel.replace('{page}', String(index + 1)).replace('{pages}', String(count))
    page.block([label], page.width - 100, 100, { ...small, align: 'right' })
    page.block([seller.join(' · ')], 0, page.width - 120, small)
  }
}
