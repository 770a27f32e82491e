import type { TagOptions } from './document-tags.server.ts'
import { EmbeddedFont } from './text/embedded-font.server.ts'
import {
  breakLines,
  prepareParagraph,
  type ShapedRun,
  shapeLine,
  type TextSetting,
  widthOf,
} from './text/paragraph.server.ts'
import { printableText } from './text/printable-text.ts'
import { type HanRegion, spokenLanguage } from './text/text-scripts.ts'
import type { DocumentTypefaces, LoadedFont } from './text/typefaces.server.ts'

export interface TextStyle {
  size: number
  isBold?: boolean
  color?: string
  align?: 'left' | 'right'
  /** Added between letters, in points. */
  tracking?: number
}

export interface PrintedLine {
  /** With its baseline at `y`, within a width. */
  draw(x: number, y: number, width: number): void
}

/** Sets text in any script on the pages of a document, shaped by HarfBuzz in the order of UAX #9. */
export class DocumentText {
  readonly #document: PDFKit.PDFDocument
  readonly #typefaces: DocumentTypefaces
  readonly #regionOf: (text: string) => HanRegion
  readonly #fonts = new Map<LoadedFont, EmbeddedFont>()

  constructor(
    document: PDFKit.PDFDocument,
    typefaces: DocumentTypefaces,
    regionOf: (text: string) => HanRegion,
  ) {
    this.#document = document
    this.#typefaces = typefaces
    this.#regionOf = regionOf
  }

  /** Breaks text into lines that fit a width. Words that don't fit are broken anywhere. */
  wrap(text: string, width: number, style: TextStyle): PrintedLine[] {
    const paragraph = this.#paragraph(text)
    const setting = settingOf(style)
    return breakLines(paragraph, width / style.size, setting).map(([start, end]) => ({
      draw: (x, y, width) => this.#draw(shapeLine(paragraph, start, end, setting), x, y, width, style),
    }))
  }

  widthOf(text: string, style: TextStyle): number {
    const paragraph = this.#paragraph(text)
    return widthOf(shapeLine(paragraph, 0, paragraph.text.length, settingOf(style))) * style.size
  }

  /** Several texts in one line, each in its own direction: UAX #9, section 2.4. */
  join(texts: readonly string[]): string {
    return texts.map(text => `\u2068${text}\u2069`).join(' · ')
  }

  /** For a screen reader. Letters that stand on paper in another order than they are read in, or that share glyphs, are told as text, too. */
  describe(texts: readonly string[]): TagOptions {
    const text = texts.map(printableText).join('\n')
    const lang = spokenLanguage(text, this.#regionOf(texts[0] ?? ''))
    return { lang, ...(!isSimple.test(text) && { actual: text.replace(/[\u2068\u2069]/g, '') }) }
  }

  /** Writes the fonts, after everything is drawn. */
  finish(): void {
    for (const font of this.#fonts.values()) font.finish()
  }

  #paragraph(text: string) {
    const printable = printableText(text)
    return prepareParagraph(printable, this.#regionOf(text), this.#typefaces)
  }

  #draw(runs: readonly ShapedRun[], x: number, y: number, width: number, style: TextStyle): void {
    const { size, align, color = '#15171a' } = style
    let left = x + (align === 'right' ? width - widthOf(runs) * size : 0)
    for (const run of runs) {
      const font = this.#embed(run.font)
      const fontSize = size * run.font.scale
      // Without pdfkit's reversal of the page, in which letters would be upside down.
      this.#document.addContent(
        [
          `q ${rgb(color)} rg BT /${font.id} ${fontSize} Tf`,
          `1 0 0 -1 ${left} ${y} Tm`,
          font.show(run.groups, fontSize),
          'ET Q',
        ].join('\n'),
      )
      left += run.width * size
    }
  }

  /** The font, in the resources of the current page. */
  #embed(font: LoadedFont): EmbeddedFont {
    let embedded = this.#fonts.get(font)
    if (!embedded) {
      embedded = new EmbeddedFont(this.#document, font, `F${this.#fonts.size + 1}`)
      this.#fonts.set(font, embedded)
    }
    this.#document.page.fonts[embedded.id] = embedded.reference
    return embedded
  }
}

const isSimple = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u

function settingOf({ size, isBold = false, tracking = 0 }: TextStyle): TextSetting {
  return { weight: isBold ? 'bold' : 'plain', tracking: (tracking / size) * 1000 }
}

/** Such as "0.082 0.09 0.102" for "#15171a". */
function rgb(color: string): string {
  return [1, 3, 5]
    .map(start => Math.round((Number.parseInt(color.slice(start, start + 2), 16) / 255) * 1000) / 1000)
    .join(' ')
}
