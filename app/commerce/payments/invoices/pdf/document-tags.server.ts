export interface TagOptions {
  /** BCP 47, where it differs from the document's. */
  lang?: string | undefined
  /** The text of its glyphs, if they don't give it themselves. */
  actual?: string
  /** Of the cells that a heading stands for. */
  scope?: 'Column' | 'Row'
}

export interface Tag extends TagOptions {
  /** ISO 32000-1, section 14.8.4. */
  type: string
}

/** The parts of a document that a screen reader tells apart. */
export class DocumentTags {
  readonly #document: PDFKit.PDFDocument
  #isDecoration = false
  readonly #open: ReturnType<PDFKit.PDFDocument['struct']>[] = []

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document
  }

  /** A part with parts. */
  group(type: string, draw: () => void, options: TagOptions = {}): void {
    if (this.#isDecoration) {
      draw()
      return
    }
    const element = this.#start(type, options)
    this.#open.push(element)
    draw()
    this.#open.pop()
    element.end()
  }

  /** A part that is text on the current page. */
  text(type: string, draw: () => void, options: TagOptions = {}): void {
    if (this.#isDecoration) {
      draw()
      return
    }
    const element = this.#start(type, options)
    const content = this.#document.markStructureContent(type)
    draw()
    this.#document.endMarkedContent()
    element.add(content)
    element.end()
  }

  /** Draws something that isn't part of the content, such as a line, a background or a page number. */
  decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    if (this.#isDecoration) {
      draw()
      return
    }
    this.#isDecoration = true
    this.#document.markContent('Artifact', { type })
    draw()
    this.#document.endMarkedContent()
    this.#isDecoration = false
  }

  #start(type: string, options: TagOptions) {
    const element = this.#document.struct(type, options)
    const parent = this.#open.at(-1)
    if (parent) parent.add(element)
    else this.#document.addStructure(element)
    return element
  }
}
