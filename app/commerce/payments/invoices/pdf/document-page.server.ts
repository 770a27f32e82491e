import type { DocumentTags, Tag } from './document-tags.server.ts'
import type { DocumentText, TextStyle } from './document-text.server.ts'

/** In points. */
export const side = 54
const top = 54
export const bottom = 84
const leading = 1.4

export const hairline = '#e3e2de'

/** The place where the next part starts. */
export class DocumentPage {
  readonly document: PDFKit.PDFDocument
  readonly text: DocumentText
  readonly tags: DocumentTags
  readonly width: number
  y = top

  constructor(document: PDFKit.PDFDocument, text: DocumentText, tags: DocumentTags) {
    this.document = document
    this.text = text
    this.tags = tags
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
      line.draw(side + x, this.y + style.size + index * style.size * leading, width)
    return lines.length * style.size * leading
  }

  /** As `block`, for a part of this kind. */
  tagged(tag: Tag, texts: readonly string[], x: number, width: number, style: TextStyle): number {
    let height = 0
    const { type, ...options } = tag
    const draw = () => {
      height = this.block(texts, x, width, style)
    }
    this.tags.text(type, draw, { ...this.text.describe(texts), ...options })
    return height
  }

  heightOf(texts: readonly string[], width: number, style: TextStyle): number {
    return texts.flatMap(one => this.text.wrap(one, width, style)).length * style.size * leading
  }

  rule(color = hairline, x = 0, thickness = 0.75): void {
    this.tags.decoration(() => {
      this.document
        .moveTo(side + x, this.y)
        .lineTo(side + this.width, this.y)
        .lineWidth(thickness)
        .strokeColor(color)
        .stroke()
    })
  }
}
