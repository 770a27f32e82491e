import type { GlyphGroup, PlacedGlyph } from './paragraph.server.ts'
import { subsetFont } from './subset-font.server.ts'
import type { LoadedFont } from './typefaces.server.ts'

/** A font in a PDF, with the glyphs that were printed. Source: ISO 32000-1, section 9.7. */
export class EmbeddedFont {
  readonly id: string
  readonly reference: PDFKit.PDFKitReference
  readonly #document: PDFKit.PDFDocument
  readonly #font: LoadedFont
  readonly #widths = new Map<number, number>()
  readonly #meanings = new Map<number, string>()

  constructor(document: PDFKit.PDFDocument, font: LoadedFont, id: string) {
    this.id = id
    this.#document = document
    this.#font = font
    this.reference = document.ref({})
  }

  /** The operators that show glyphs, from the current point on. Text that glyphs alone don't tell stands beside them. */
  show(groups: readonly GlyphGroup[], size: number): string {
    const shown: string[] = []
    let pending: string[] = []
    const flush = () => {
      if (pending.length > 0) shown.push(`[${pending.join(' ')}] TJ`)
      pending = []
    }
    for (const { text, glyphs } of groups) {
      const isPlain = glyphs.length === 1 && this.#mean(glyphs[0]!.id, text)
      if (!isPlain) {
        flush()
        shown.push(`/Span <</ActualText ${utf16(text, '\ufeff')}>> BDC`)
      }
      let pen = 0
      for (const { id, x, y } of isPlain ? place(glyphs) : this.#fromEdgeToEdge(glyphs)) {
        if (y !== 0) {
          flush()
          shown.push(`${decimal((y / 1000) * size)} Ts`)
        }
        if (x !== pen) pending.push(decimal(pen - x))
        pending.push(`<${id.toString(16).padStart(4, '0')}>`)
        pen = x + this.#widthOf(id)
        if (y !== 0) {
          flush()
          shown.push('0 Ts')
        }
      }
      const rest = pen - advanceOf(glyphs)
      if (Math.abs(rest) > 0.005) pending.push(decimal(rest))
      if (!isPlain) {
        flush()
        shown.push('EMC')
      }
    }
    flush()
    return shown.join('\n')
  }

  /**
   * Programs that read text from a PDF take the space of a group to be from its first glyph to its last: marks come between, and a
   * blank ends it.
   */
  #fromEdgeToEdge(glyphs: readonly PlacedGlyph[]): DrawnGlyph[] {
    const placed = place(glyphs)
    const drawn = [...placed.filter(({ isMark }) => !isMark), ...placed.filter(({ isMark }) => isMark)]
    const blank = this.#font.font.nominalGlyph(0x20)
    if (drawn.at(-1)!.isMark && blank !== undefined)
      drawn.push({ id: blank, x: advanceOf(glyphs) - this.#widthOf(blank), y: 0, isMark: false })
    return drawn
  }

  /** Writes the font, once all of the document is drawn. */
  finish(): void {
    const { name, bytes, weight, font, unitsPerEm } = this.#font
    const subset = subsetFont(bytes, this.#widths.keys(), weight)
    const file = this.#document.ref({ Length1: subset.length })
    file.end(subset)
    const toThousandths = (units: number) => Math.round((units * 1000) / unitsPerEm)
    const { ascender, descender } = font.hExtents()
    const baseFont = `${subsetTag(this.id)}+${name}`
    const descriptor = this.#document.ref({
      Type: 'FontDescriptor',
      FontName: baseFont,
      Flags: symbolic,
      FontBBox: boundingBox(subset).map(toThousandths),
      ItalicAngle: 0,
      Ascent: toThousandths(ascender),
      Descent: toThousandths(descender),
      CapHeight: toThousandths(ascender),
      StemV: 0,
      FontFile2: file,
    })
    descriptor.end(undefined)
    const descendant = this.#document.ref({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: baseFont,
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      DW: 0,
      W: ascending(this.#widths).flatMap(([id, width]) => [id, [Number(decimal(width))]]),
      CIDToGIDMap: 'Identity',
    })
    descendant.end(undefined)
    const meanings = this.#document.ref({})
    meanings.end(toUnicode(ascending(this.#meanings)))
    Object.assign(this.reference.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: baseFont,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: meanings,
    })
    this.reference.end(undefined)
  }

  #widthOf(id: number): number {
    let width = this.#widths.get(id)
    if (width === undefined) {
      width = (this.#font.font.glyphHAdvance(id) * 1000) / this.#font.unitsPerEm
      this.#widths.set(id, width)
    }
    return width
  }

  /** Whether the glyph always stands for this text. */
  #mean(id: number, text: string): boolean {
    if (!this.#meanings.has(id)) this.#meanings.set(id, text)
    return this.#meanings.get(id) === text
  }
}

/** In thousandths of the size, from the start of its group. */
interface DrawnGlyph {
  id: number
  x: number
  y: number
  /** It takes no space of its own. */
  isMark: boolean
}

function place(glyphs: readonly PlacedGlyph[]): DrawnGlyph[] {
  let pen = 0
  return glyphs.map(({ id, advance, dx, dy }) => {
    const x = pen + dx
    pen += advance
    return { id, x, y: dy, isMark: advance === 0 }
  })
}

function advanceOf(glyphs: readonly PlacedGlyph[]): number {
  return glyphs.reduce((sum, { advance }) => sum + advance, 0)
}

/** The font's glyphs aren't those of a standard encoding. */
const symbolic = 4

function ascending<T>(map: ReadonlyMap<number, T>): [number, T][] {
  return [...map].sort(([one], [other]) => one - other)
}

/** Six capital letters: ISO 32000-1, section 9.6.4. */
function subsetTag(id: string): string {
  const number = Number(id.slice(1))
  return `TOTE${String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26))}`
}

/** From the table `head`. */
function boundingBox(font: Buffer): number[] {
  const tables = font.readUInt16BE(4)
  for (let entry = 12; entry < 12 + tables * 16; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === 'head') {
      const head = font.readUInt32BE(entry + 8)
      return [36, 38, 40, 42].map(offset => font.readInt16BE(head + offset))
    }
  return [0, 0, 0, 0]
}

/** A CMap: ISO 32000-1, section 9.10.3. */
function toUnicode(meanings: readonly [number, string][]): string {
  const lines = meanings.map(([id, text]) => `<${id.toString(16).padStart(4, '0')}> ${utf16(text)}`)
  const blocks: string[] = []
  for (let start = 0; start < lines.length; start += maxBlock) {
    const block = lines.slice(start, start + maxBlock)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

/** Of a CMap, in lines. */
const maxBlock = 100

function utf16(text: string, mark = ''): string {
  return `<${Buffer.from(mark + text, 'utf16le')
    .swap16()
    .toString('hex')}>`
}

function decimal(value: number): string {
  return String(Math.round(value * 100) / 100)
}
