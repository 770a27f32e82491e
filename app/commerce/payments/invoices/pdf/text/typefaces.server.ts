import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import { notoSlices } from './noto-files.server.ts'
import { clustersOf } from './printable-text.ts'
import { type HanRegion, isPicture, notoFamilies } from './text-scripts.ts'

const require = createRequire(import.meta.url)

/** Beside this file, or beside the thread that prints documents, which alone may load it. */
function ownFontFile(weight: number): string {
  return path.join(import.meta.dirname, 'fonts', `instrument-sans-${weight}.ttf`)
}

function wideFontFile(style: '' | '-Bold'): string {
  return require.resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`)
}

/** A font of one weight, ready to shape. */
export interface LoadedFont {
  name: string
  bytes: Uint8Array
  /** Of a variable font. */
  weight?: number
  font: Font
  unitsPerEm: number
  /** Letters of some typefaces are larger at the same size. */
  scale: number
  /** The shop's: with figures of equal width. */
  isOwn: boolean
}

interface Typeface {
  family: string
  plain: LoadedFont
  bold: LoadedFont
}

export type Weight = 'plain' | 'bold'

const weights = { plain: 400, bold: 600 }

/** The shop's typeface has Latin letters alone. */
const ownTypeface = memo(() =>
  staticTypeface(weight => ownFontFile(weights[weight]), { family: 'own', scale: 1, isOwn: true }),
)

/** Arrows, marks and other symbols. Its letters are larger at the same size. */
const symbolTypeface = memo(() =>
  staticTypeface(weight => wideFontFile(weight === 'bold' ? '-Bold' : ''), {
    family: 'symbols',
    scale: 0.9,
    isOwn: false,
  }),
)

/** A grapheme cluster, or a character of one that no typeface has as a whole. */
export interface TextPiece {
  text: string
  typeface: Typeface
  /** The character printed instead, because no typeface has it. */
  substitute?: string
}

/** The typefaces of a document, loaded before it is drawn. */
export class DocumentTypefaces {
  readonly #words = new Map<string, TextPiece[]>()

  async load(text: string, region: HanRegion): Promise<void> {
    for (const word of wordsOf(text)) {
      const key = `${region} ${word}`
      if (!this.#words.has(key)) this.#words.set(key, await findTypefaces(word, region))
    }
  }

  /** The pieces of a text that was loaded, or that is in Latin letters. */
  pieces(text: string, region: HanRegion): TextPiece[] {
    return wordsOf(text).flatMap(
      word =>
        this.#words.get(`${region} ${word}`) ??
        clustersOf(word).map(piece => ({ text: piece, typeface: ownTypeface() })),
    )
  }
}

/** Words and the blanks between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/u).filter(word => word !== '')
}

async function findTypefaces(word: string, region: HanRegion): Promise<TextPiece[]> {
  const pieces: TextPiece[] = []
  for (const text of clustersOf(word)) {
    const typeface = await findTypeface(text, region)
    if (typeface) pieces.push({ text, typeface })
    else
      for (const character of text) {
        const found = await findTypeface(character, region)
        pieces.push(
          found
            ? { text: character, typeface: found }
            : { text: character, typeface: symbolTypeface(), substitute: replacement },
        )
      }
  }
  // A word with letters that the shop's typeface lacks is in one typeface.
  if (pieces.some(({ typeface }) => typeface.family === 'sans'))
    for (const piece of pieces)
      if (piece.typeface.family === 'own')
        piece.typeface = (await notoTypeface('sans', piece.text)) ?? piece.typeface
  return pieces
}

const replacement = '\ufffd'

async function findTypeface(piece: string, region: HanRegion): Promise<Typeface | undefined> {
  if (!isPicture(piece) && covers(ownTypeface(), piece)) return ownTypeface()
  for (const family of [...notoFamilies(piece, region), 'sans']) {
    const typeface = await notoTypeface(family, piece)
    if (typeface) return typeface
  }
  return covers(symbolTypeface(), piece) ? symbolTypeface() : notoTypeface('emoji', piece)
}

/** Whether a typeface has a glyph for each visible character. */
function covers({ plain: { font } }: Typeface, text: string): boolean {
  for (const character of text)
    if (!/\p{Default_Ignorable_Code_Point}/u.test(character) && !font.nominalGlyph(character.codePointAt(0)!))
      return false
  return true
}

const loadedSlices = new Map<string, Promise<Typeface>>()

async function notoTypeface(family: string, cluster: string): Promise<Typeface | undefined> {
  const slices = notoSlices(family)
  const [files = [], ...others] = [...cluster.replace(/\p{Default_Ignorable_Code_Point}/gu, '')].map(
    character => slices.get(character.codePointAt(0)!) ?? [],
  )
  for (const file of files.filter(one => others.every(other => other.includes(one)))) {
    let loading = loadedSlices.get(file)
    if (!loading) {
      loading = loadSlice(family, file)
      loadedSlices.set(file, loading)
    }
    const typeface = await loading
    if (covers(typeface, cluster)) return typeface
  }
  return undefined
}

async function loadSlice(family: string, file: string): Promise<Typeface> {
  const bytes = await decompress(await readFile(file))
  const name = path.basename(file, '-wght-normal.woff2')
  const face = new Face(new Blob(bytes))
  const load = (weight: number): LoadedFont => {
    const font = new Font(face)
    font.setVariations([new Variation('wght', weight)])
    return { name: `${name}-${weight}`, bytes, weight, font, unitsPerEm: face.upem, scale: 1, isOwn: false }
  }
  return { family, plain: load(weights.plain), bold: load(weights.bold) }
}

function staticTypeface(
  fileOf: (weight: Weight) => string,
  { family, ...look }: Pick<LoadedFont, 'scale' | 'isOwn'> & { family: string },
): Typeface {
  const load = (weight: Weight): LoadedFont => {
    const file = fileOf(weight)
    const bytes = readFileSync(file)
    const face = new Face(new Blob(bytes))
    return { name: path.basename(file, '.ttf'), bytes, font: new Font(face), unitsPerEm: face.upem, ...look }
  }
  return { family, plain: load('plain'), bold: load('bold') }
}

function memo<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
