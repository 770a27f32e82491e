import { splitParagraphs } from '../../catalog/products/product.ts'
import { readTextParts, type TextPart, unescapeText } from './text-parts.ts'

export type { TextPart } from './text-parts.ts'

export type TextBlock =
  | { kind: 'heading'; level: 2 | 3; parts: TextPart[] }
  | { kind: 'paragraph' | 'quote'; parts: TextPart[] }
  | { kind: 'list'; isNumbered: boolean; items: TextPart[][] }
  | { kind: 'picture'; hash: string; alt: string }
  /** The first row is the head. */
  | { kind: 'table'; rows: string[][] }

type LineKind = 'heading' | 'quote' | 'bullet' | 'number' | 'table' | 'picture' | 'text'

/** How each kind of line starts. A text that starts like this is escaped with a backslash. */
const lineStarts: [LineKind, RegExp][] = [
  ['heading', /^#{2,3} /],
  ['quote', /^> ?/],
  ['bullet', /^[-*] /],
  ['number', /^\d{1,9}[.)] /],
  ['table', /^\|/],
  ['picture', /^!\[(?:\\.|[^[\]\\])*\]\(picture:[0-9a-f]{24}\)$/],
]

export function lineKind(line: string): LineKind {
  return lineStarts.find(([, start]) => start.test(line))?.[0] ?? 'text'
}

/**
 * A merchant's text as blocks: "## Heading", "### Heading", lines of "> quote", "- item", "1. item" or "| cell | cell", pictures as
 * "![description](picture:HASH)", and paragraphs. "[text](/page)" is a link; a backslash takes its meaning from a sign.
 */
export function parseTextBlocks(text: string): TextBlock[] {
  return splitParagraphs(text.replaceAll('\r\n', '\n')).flatMap(parseLines)
}

function parseLines(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const group of groupLines(text.split('\n'))) blocks.push(parseGroup(group))
  return blocks
}

interface LineGroup {
  kind: LineKind
  lines: string[]
}

/** Neighboring lines of one kind. An indented line goes on with an item, and any text with a quote. */
function groupLines(lines: readonly string[]): LineGroup[] {
  const groups: LineGroup[] = []
  for (const line of lines) {
    const kind = lineKind(line.trim())
    const last = groups.at(-1)
    const isItem = last?.kind === 'bullet' || last?.kind === 'number'
    if (last && kind === 'text' && ((isItem && /^\s/.test(line)) || last.kind === 'quote'))
      last.lines[last.lines.length - 1] += `\n${line.trim()}`
    else if (last?.kind === kind && kind !== 'heading' && kind !== 'picture') last.lines.push(line.trim())
    else groups.push({ kind, lines: [line.trim()] })
  }
  return groups
}

function parseGroup({ kind, lines }: LineGroup): TextBlock {
  const [first = ''] = lines
  const without = (start: RegExp) => lines.map(line => line.replace(start, ''))
  switch (kind) {
    case 'heading':
      return {
        kind,
        level: first.startsWith('### ') ? 3 : 2,
        parts: readTextParts(first.replace(/^#+ +/, '')),
      }
    case 'quote':
      return { kind, parts: readTextParts(without(/^> ?/).join('\n')) }
    case 'bullet':
      return { kind: 'list', isNumbered: false, items: without(/^[-*] +/).map(readTextParts) }
    case 'number':
      return { kind: 'list', isNumbered: true, items: without(/^\d+[.)] +/).map(readTextParts) }
    case 'table':
      return { kind, rows: lines.map(parseCells) }
    case 'picture': {
      const end = first.lastIndexOf('](')
      const hash = first.slice(end).replace('](picture:', '').replace(')', '')
      return { kind, hash, alt: unescapeText(first.slice(2, end)) }
    }
    default:
      return { kind: 'paragraph', parts: readTextParts(lines.join('\n')) }
  }
}

function parseCells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())
}
