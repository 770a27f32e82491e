import type { DocumentContent, DocumentFact, DocumentLine, DocumentTotal } from '../document-content.ts'
import { bottom, type DocumentPage, hairline, side } from './document-page.server.ts'
import type { Tag } from './document-tags.server.ts'
import type { TextStyle } from './document-text.server.ts'

/** The colors of `app/ui/base.css`. */
const ink = '#15171a'
const softInk = '#4a4e55'
const paleInk = '#656971'
const fog = '#f5f4f1'

const body: TextStyle = { size: 9.5, color: ink }
const small: TextStyle = { size: 8.5, color: paleInk }
const strong: TextStyle = { size: 9.5, isBold: true, color: ink }

/** In points. */
const columnWidths = { quantity: 44, price: 84, amount: 90 }

/** Draws a document from top to bottom: header, addresses, lines, totals, note; then the footer of each page. */
export function drawDocument(page: DocumentPage, content: DocumentContent): void {
  page.tags.group('Document', () => {
    drawHeader(page, content)
    drawParties(page, content)
    drawLines(page, content)
    drawTotals(page, content.totals)
    drawNote(page, content.note)
    drawFooters(page, content)
  })
}

function drawHeader(page: DocumentPage, { brand, title }: DocumentContent): void {
  const wordmark = { size: 24, isBold: true, tracking: -1.1, color: ink }
  page.y += page.tagged({ type: 'P' }, [brand], 0, page.width, wordmark)
  page.y += 30
  const heading = { size: 20, isBold: true, tracking: -0.5, color: ink }
  page.y += page.tagged({ type: 'H1' }, [title], 0, page.width, heading)
  page.y += 16
}

function drawParties(page: DocumentPage, { buyerLabel, buyer, facts }: DocumentContent): void {
  const half = page.width / 2
  const start = page.y
  page.y += page.tagged({ type: 'H2' }, [buyerLabel], 0, half - 24, small) + 3
  const left = page.y + page.tagged({ type: 'P' }, buyer, 0, half - 24, body)
  page.y = start
  page.tags.group('L', () => {
    for (const fact of facts) page.tags.group('LI', () => drawFact(page, fact))
  })
  page.y = Math.max(page.y, left) + 32
}

function drawFact(page: DocumentPage, { name, value }: DocumentFact): void {
  const half = page.width / 2
  const labels = 70
  page.tagged({ type: 'Lbl' }, [name], half, labels - 8, { ...body, color: paleInk })
  page.y += page.tagged({ type: 'LBody' }, [value], half + labels, half - labels, body) + 3
}

function drawLines(page: DocumentPage, { columns, lines }: DocumentContent): void {
  page.tags.group('Table', () => {
    page.tags.group('TR', () => drawColumnHeadings(page, columns))
    for (const line of lines) {
      // A screen reader hears the headings once.
      if (page.fit(lineHeight(page, line)))
        page.tags.decoration(() => drawColumnHeadings(page, columns), 'Pagination')
      page.tags.group('TR', () => drawLine(page, line))
    }
  })
}

function columnsOf({ width }: DocumentPage) {
  const { quantity, price, amount } = columnWidths
  const amountAt = width - amount
  const priceAt = amountAt - price
  return { item: priceAt - quantity - 12, quantityAt: priceAt - quantity, priceAt, amountAt }
}

function drawColumnHeadings(page: DocumentPage, headings: DocumentContent['columns']): void {
  const height = Math.max(...headings.map((heading, index) => drawCell(page, index, heading, small, heads)))
  page.y += height + 5
  page.rule(ink)
}

const heads: Tag = { type: 'TH', scope: 'Column' }

/** Returns its height. */
function drawCell(page: DocumentPage, index: number, text: string, style: TextStyle, tag: Tag): number {
  const { item, quantityAt, priceAt, amountAt } = columnsOf(page)
  const { quantity, price, amount } = columnWidths
  const [x, width] = [
    [0, item],
    [quantityAt, quantity],
    [priceAt, price],
    [amountAt, amount],
  ][index]! as [number, number]
  return page.tagged(tag, [text], x, width, index === 0 ? style : { ...style, align: 'right' })
}

function lineHeight(page: DocumentPage, { title, detail }: DocumentLine): number {
  const { item } = columnsOf(page)
  return page.heightOf([title], item, strong) + page.heightOf([detail], item, small) + 16
}

function drawLine(page: DocumentPage, line: DocumentLine): void {
  const { item } = columnsOf(page)
  page.y += 7
  const start = page.y
  page.tags.group('TD', () => {
    page.y += page.tagged({ type: 'P' }, [line.title], 0, item, strong)
    if (line.detail !== '') page.y += page.tagged({ type: 'P' }, [line.detail], 0, item, small)
  })
  const end = page.y
  page.y = start
  for (const [index, text] of [line.quantity, line.price, line.amount].entries())
    drawCell(page, index + 1, text, body, { type: 'TD' })
  page.y = end + 7
  page.rule()
}

function drawTotals(page: DocumentPage, totals: readonly DocumentTotal[]): void {
  const x = page.width / 2
  const labels = x - 12 - Math.max(...totals.map(row => page.text.widthOf(row.amount, totalStyle(row))))
  page.y += 8
  page.fit(totals.reduce((sum, row) => sum + page.heightOf([row.label], labels, totalStyle(row)) + 12, 0))
  page.tags.group('Table', () => {
    for (const [index, row] of totals.entries()) {
      if (row.isStrong && index > 0) {
        page.y += 4
        page.rule(hairline, x)
        page.y += 5
      }
      page.tags.group('TR', () => drawTotal(page, row, labels))
    }
  })
}

function totalStyle({ isStrong }: DocumentTotal): TextStyle {
  return isStrong ? { ...strong, size: 11 } : { ...body, color: softInk }
}

function drawTotal(page: DocumentPage, row: DocumentTotal, labels: number): void {
  const x = page.width / 2
  const style = totalStyle(row)
  const height = page.tagged({ type: 'TH', scope: 'Row' }, [row.label], x, labels, style)
  page.tagged({ type: 'TD' }, [row.amount], x, x, { ...style, align: 'right' })
  page.y += height + 3
}

function drawNote(page: DocumentPage, note: DocumentContent['note']): void {
  if (!note) return
  const padding = 14
  const width = page.width - 2 * padding
  const height =
    page.heightOf([note.title], width, strong) + page.heightOf(note.lines, width, body) + 3 + 2 * padding
  page.y += 24
  page.fit(height)
  page.tags.decoration(() => page.document.roundedRect(side, page.y, page.width, height, 3).fill(fog))
  page.y += padding
  page.y += page.tagged({ type: 'H2' }, [note.title], padding, width, strong) + 3
  page.y += page.tagged({ type: 'P' }, note.lines, padding, width, body) + padding
}

/** The seller on each page, with its number. Read aloud once, as only the first one says who sells. */
function drawFooters(page: DocumentPage, { seller, pageLabel }: DocumentContent): void {
  const { document, tags } = page
  const { start, count } = document.bufferedPageRange()
  const drawSeller = () =>
    void page.tagged({ type: 'P' }, [page.text.join(seller)], 0, page.width - 120, small)
  for (let index = start; index < start + count; index++) {
    document.switchToPage(index)
    page.y = document.page.height - bottom + 22
    page.rule()
    page.y += 10
    const label = pageLabel.replace('{page}', String(index + 1)).replace('{pages}', String(count))
    if (index === start) drawSeller()
    else tags.decoration(drawSeller, 'Pagination')
    const drawNumber = () => page.block([label], page.width - 100, 100, { ...small, align: 'right' })
    tags.decoration(drawNumber, 'Pagination')
  }
}
