import createBidi from 'bidi-js'
import { Direction, Feature, Buffer as ShapingBuffer, shape } from 'harfbuzzjs'
import { lineBreaks } from './line-breaks.ts'
import type { HanRegion } from './text-scripts.ts'
import type { DocumentTypefaces, LoadedFont, TextPiece, Weight } from './typefaces.server.ts'
import { visualOrder } from './visual-order.ts'

/** A piece of a paragraph, at its place in UTF-16. */
interface Cluster extends TextPiece {
  start: number
  end: number
  /** Odd from right to left: UAX #9. */
  level: number
}

/** A text whose characters have their typefaces and directions. */
export interface Paragraph {
  text: string
  clusters: Cluster[]
}

/** Characters that are printed with one font, in one direction. */
interface Run {
  text: string
  level: number
  font: LoadedFont
  /** The index of its first character in the text; a substitute stands for the text up to `end`. */
  start: number
  end: number
  isSubstitute: boolean
}

/** In thousandths of the font's size. */
export interface PlacedGlyph {
  id: number
  advance: number
  dx: number
  dy: number
}

/** Glyphs that stand for some characters together, from left to right. */
export interface GlyphGroup {
  text: string
  glyphs: PlacedGlyph[]
}

export interface ShapedRun {
  font: LoadedFont
  groups: GlyphGroup[]
  /** In ems of the text's size. */
  width: number
}

const bidi = createBidi()
/** They act on the order alone: UAX #9, rule X9. */
const isDirection = /^[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]$/

/** Gives each character of a printable text its direction and typeface. */
export function prepareParagraph(text: string, region: HanRegion, typefaces: DocumentTypefaces): Paragraph {
  const { levels } = bidi.getEmbeddingLevels(text, 'auto')
  const clusters: Cluster[] = []
  let end = 0
  for (const piece of typefaces.pieces(text, region)) {
    const start = end
    end += piece.text.length
    clusters.push({ ...piece, start, end, level: levels[start]! })
  }
  return { text, clusters }
}

/** How a text is set. */
export interface TextSetting {
  weight: Weight
  /** Between letters of the shop's typeface, in thousandths of the size. */
  tracking: number
}

/** A part of a paragraph on one line, from left to right. */
export function shapeLine(
  { text, clusters }: Paragraph,
  start: number,
  end: number,
  setting: TextSetting,
): ShapedRun[] {
  const runs: Run[] = []
  for (const one of clusters) {
    if (one.start < start || one.end > end || isDirection.test(one.text)) continue
    const font = one.typeface[setting.weight]
    const last = runs.at(-1)
    if (
      last &&
      last.font === font &&
      last.level === one.level &&
      !last.isSubstitute &&
      one.substitute === undefined
    ) {
      last.text += one.text
      last.end = one.end
    } else
      runs.push({
        text: one.substitute ?? one.text,
        level: one.level,
        font,
        start: one.start,
        end: one.end,
        isSubstitute: one.substitute !== undefined,
      })
  }
  return visualOrder(runs).map(run => {
    const meaning = run.isSubstitute ? text.slice(run.start, run.end) : run.text
    return shapeRun(run, meaning, run.font.isOwn ? setting.tracking : 0)
  })
}

const tabularFigures = [new Feature('tnum')]

function shapeRun({ text, level, font }: Run, meaning: string, tracking: number): ShapedRun {
  const buffer = new ShapingBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
  shape(font.font, buffer, font.isOwn ? tabularFigures : [])
  const toThousandths = (units: number) => (units * 1000) / font.unitsPerEm
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((one, other) => one - other)
  const groups: GlyphGroup[] = []
  let width = 0
  let lastCluster = -1
  for (const [index, { codepoint, cluster }] of infos.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index]!
    const glyph = {
      id: codepoint,
      advance: toThousandths(xAdvance) + tracking,
      dx: toThousandths(xOffset),
      dy: toThousandths(yOffset),
    }
    width += glyph.advance
    if (cluster === lastCluster) groups.at(-1)!.glyphs.push(glyph)
    else {
      const next = starts[starts.indexOf(cluster) + 1] ?? text.length
      groups.push({ text: meaning === text ? text.slice(cluster, next) : meaning, glyphs: [glyph] })
    }
    lastCluster = cluster
  }
  return { font, groups, width: (width / 1000) * font.scale }
}

/** The width of a part, in ems. */
export function widthOf(runs: readonly ShapedRun[]): number {
  return runs.reduce((sum, run) => sum + run.width, 0)
}

/** The start and end of each line of this width, in ems, without the blanks between lines. */
export function breakLines(
  paragraph: Paragraph,
  width: number,
  setting: TextSetting,
): [start: number, end: number][] {
  const { text } = paragraph
  const measure = (start: number, end: number) => widthOf(shapeLine(paragraph, start, end, setting))
  const trimmed = (start: number, end: number) => start + text.slice(start, end).trimEnd().length
  const ends = new Set(paragraph.clusters.map(({ end }) => end))
  const lines: [number, number][] = []
  let start = 0
  let end = 0
  let used = 0
  for (const next of lineBreaks(text).filter(position => ends.has(position))) {
    const whole = measure(end, next)
    const printed = measure(end, trimmed(end, next))
    if (used + printed > width && end > start) {
      lines.push([start, trimmed(start, end)])
      start = end
      used = 0
    }
    if (used === 0 && printed > width) {
      const pieces = breakAnywhere(paragraph, start, next, width, setting)
      lines.push(...pieces.slice(0, -1))
      start = pieces.at(-1)![0]
      used = measure(start, next)
    } else used += whole
    end = next
  }
  return [...lines, [start, trimmed(start, text.length)]]
}

/** A word that doesn't fit on a line is broken between any two characters. */
function breakAnywhere(
  paragraph: Paragraph,
  start: number,
  end: number,
  width: number,
  setting: TextSetting,
): [number, number][] {
  const pieces: [number, number][] = [[start, start]]
  for (const cluster of paragraph.clusters) {
    if (cluster.start < start || cluster.end > end) continue
    const piece = pieces.at(-1)!
    const isFirst = piece[0] === piece[1]
    if (isFirst || widthOf(shapeLine(paragraph, piece[0], cluster.end, setting)) <= width)
      piece[1] = cluster.end
    else pieces.push([cluster.start, cluster.end])
  }
  return pieces
}
