import { splitParagraphs } from '../catalog/product.ts'
import { isLink } from '../input/is-link.ts'

/** A part of a line: text, or a link. */
export type TextPart = string | { text: string; href: string }

export type TextBlock =
  | { kind: 'heading' | 'note' | 'paragraph'; parts: TextPart[] }
  | { kind: 'list'; items: TextPart[][] }
  /** The first row is the head. */
  | { kind: 'table'; rows: string[][] }

/**
 * A merchant's text as blocks. Between empty lines: "## Heading", "> note", lines of "- item", lines of "| cell | cell", or a
 * paragraph. "[text](/page)" is a link. A heading with nothing below it is left out.
 */
export function parsePageText(text: string): TextBlock[] {
  return splitParagraphs(text)
    .map(parseBlock)
    .filter((block, index, blocks) => {
      const next = blocks[index + 1]
      return block.kind !== 'heading' || (next !== undefined && next.kind !== 'heading')
    })
}

function parseBlock(text: string): TextBlock {
  const lines = text.split('\n').map(line => line.trim())
  if (text.startsWith('## ')) return { kind: 'heading', parts: parseParts(text.slice(3)) }
  if (text.startsWith('> ')) return { kind: 'note', parts: parseParts(text.slice(2)) }
  if (lines.every(line => line.startsWith('- ')))
    return { kind: 'list', items: lines.map(line => parseParts(line.slice(2))) }
  if (lines.every(line => line.startsWith('|'))) return { kind: 'table', rows: lines.map(parseCells) }
  return { kind: 'paragraph', parts: parseParts(text) }
}

function parseCells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())
}

function parseParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: match, 1: label = '', 2: href = '', index } of text.matchAll(
    /\[([^[\]]+)\]\(([^\s()]+)\)/g,
  )) {
    if (!isLink(href)) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push({ text: label, href })
    end = index + match.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
