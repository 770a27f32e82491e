import type { TagOptions } from './document-tags.server.ts'
import type { DocumentText, PrintedLine, TextStyle } from './document-text.server.ts'
import { ownFontFile, wideFontFile } from './text/font-files.server.ts'

export const firstLayoutFonts = {
  plain: ownFontFile(400),
  bold: ownFontFile(600),
  'plain-wide': wideFontFile(''),
  'bold-wide': wideFontFile('-Bold'),
}

/** The characters of the shop's typeface. */
const inOwnFont =
  /^[\x20-\x7e\xa0-\xa3\xa5\xa7-\xab\xae-\xb0\xb4\xb6-\xb8\xba\xbb\xbf-\xff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/

/** The text of layout 1: words in one of two typefaces each. */
export class FirstLayoutText implements DocumentText {
  readonly #document: PDFKit.PDFDocument

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document
    for (const [name, file] of Object.entries(firstLayoutFonts)) document.registerFont(name, file)
  }

  wrap(text: string, width: number, style: TextStyle): PrintedLine[] {
    const lines: string[] = []
    let line = ''
    const words = printable(text)
      .split(' ')
      .flatMap(word => this.#pieces(word, width, style))
    for (const word of words) {
      const longer = line === '' ? word : `${line} ${word}`
      if (this.widthOf(longer, style) <= width) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    return [...lines, line].map(one => ({ draw: (x, y, width) => this.#line(one, x, y, width, style) }))
  }

  join(texts: readonly string[]): string {
    return texts.join(' · ')
  }

  describe(): TagOptions {
    return {}
  }

  #line(text: string, x: number, y: number, width: number, style: TextStyle): void {
    const document = this.#document
    const free = width - this.widthOf(text, style)
    let left = x + (style.align === 'right' ? free : 0)
    for (const run of runsOf(text)) {
      const options = this.#select(run, style)
      document.fillColor(style.color ?? '#15171a').text(run, left, y, {
        ...options,
        lineBreak: false,
        baseline: 'alphabetic',
      })
      left += document.widthOfString(run, options)
    }
  }

  #pieces(word: string, width: number, style: TextStyle): string[] {
    if (this.widthOf(word, style) <= width) return [word]
    const pieces = ['']
    for (const letter of word) {
      const longer = pieces.at(-1) + letter
      if (this.widthOf(longer, style) <= width) pieces[pieces.length - 1] = longer
      else pieces.push(letter)
    }
    return pieces
  }

  widthOf(text: string, style: TextStyle): number {
    let width = 0
    for (const run of runsOf(text)) width += this.#document.widthOfString(run, this.#select(run, style))
    return width
  }

  #select(run: string, { size, isBold = false, tracking = 0 }: TextStyle): PDFKit.Mixins.TextOptions {
    const name = isBold ? 'bold' : 'plain'
    const isOwn = inOwnFont.test(run)
    // DejaVu has larger letters at the same size.
    this.#document.font(isOwn ? name : `${name}-wide`).fontSize(isOwn ? size : size * 0.9)
    return { characterSpacing: tracking, ...(isOwn && { features: ['tnum'] }) }
  }
}

/** Words of the same typeface together with the spaces after them. */
function runsOf(text: string): string[] {
  const runs: string[] = []
  for (const word of text.split(/(?<= )/)) {
    const last = runs.at(-1)
    if (last !== undefined && inOwnFont.test(last) === inOwnFont.test(word))
      runs[runs.length - 1] = last + word
    else runs.push(word)
  }
  return runs
}

/** Without line breaks and the narrow space, which the typeface lacks. */
function printable(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ').replaceAll('\u202f', '\u00a0')
}
