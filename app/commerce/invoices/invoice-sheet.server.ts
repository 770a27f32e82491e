type Document = PDFKit.PDFDocument

export interface InvoiceSheetCell {
  /** In points. */
  width: number
  align: 'left' | 'right'
}

/** Draws from top to bottom; a row that does not fit starts a new page. */
export class InvoiceSheet {
  readonly #document: Document

  constructor(document: Document) {
    this.#document = document
  }

  title(text: string): void {
    this.#document.font('bold').fontSize(18).text(text)
    this.space(8)
  }

  lines(lines: readonly string[], size: 'small' | 'normal' = 'normal'): void {
    this.#document.font('plain').fontSize(size === 'small' ? 8 : 10)
    for (const line of lines) this.#document.text(line, { lineGap: 2 })
  }

  facts(facts: readonly string[]): void {
    for (const fact of facts) {
      this.#document.font('plain').fontSize(9).text(fact, { lineGap: 2 })
    }
  }

  space(points: number): void {
    this.#document.y += points
  }

  row(
    cells: readonly InvoiceSheetCell[],
    texts: readonly string[],
    { bold = false, line = false }: { bold?: boolean; line?: boolean } = {},
  ): void {
    const document = this.#document
    const { left, bottom } = document.page.margins
    document.font(bold ? 'bold' : 'plain').fontSize(9)
    const inner = (cell: InvoiceSheetCell) => ({ width: cell.width - 6, align: cell.align })
    const height = Math.max(...cells.map((cell, at) => document.heightOfString(texts[at]!, inner(cell)))) + 8
    if (document.y + height > document.page.height - bottom) document.addPage()
    const top = document.y
    let x = left
    for (const [at, cell] of cells.entries()) {
      document.text(texts[at]!, x + (cell.align === 'right' ? 6 : 0), top + 4, inner(cell))
      x += cell.width
    }
    document.x = left
    document.y = top + height
    if (line) {
      document.moveTo(left, document.y).lineTo(x, document.y).lineWidth(0.5).strokeColor('#bbb').stroke()
    }
  }
}
