import { lineKind, type TextBlock, type TextPart } from './text-blocks.ts'

/** Blocks as the text that `parseTextBlocks` reads. Blocks without text are left out. */
export function writeTextBlocks(blocks: readonly TextBlock[]): string {
  return blocks
    .map(writeBlock)
    .filter(text => text !== '')
    .join('\n\n')
}

function writeBlock(block: TextBlock): string {
  switch (block.kind) {
    case 'heading': {
      const text = writeParts(block.parts).replaceAll('\n', ' ')
      return text && `${'#'.repeat(block.level)} ${text}`
    }
    case 'quote':
      return linesOf(block.parts)
        .map(line => `> ${line}`)
        .join('\n')
    case 'list':
      return block.items
        .map(writeItem)
        .filter(item => item !== '')
        .map((item, at) => (block.isNumbered ? `${at + 1}. ${item}` : `- ${item}`))
        .join('\n')
    case 'picture':
      return `![${escapeLabel(oneLine(block.alt))}](picture:${block.hash})`
    case 'table':
      return block.rows.map(cells => `| ${cells.join(' | ')} |`).join('\n')
    default:
      return linesOf(block.parts).map(escapeStart).join('\n')
  }
}

/** Further lines are indented, so that they belong to the item. */
function writeItem(parts: readonly TextPart[]): string {
  return linesOf(parts)
    .map((line, at) => (at === 0 ? line : `  ${escapeStart(line)}`))
    .join('\n')
}

/** The lines of a text, without empty ones: those separate blocks. */
function linesOf(parts: readonly TextPart[]): string[] {
  return writeParts(parts)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

function writeParts(parts: readonly TextPart[]): string {
  return parts
    .map(part => (typeof part === 'string' ? escapeText(part) : writeLink(part)))
    .join('')
    .trim()
}

function writeLink({ text, href }: Exclude<TextPart, string>): string {
  const label = oneLine(text)
  return label && `[${escapeLabel(label)}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

/** Brackets alone mean nothing. */
function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replace(/\[(?=[\s\S]*\]\()/g, '\\[')
}

function escapeLabel(text: string): string {
  return text.replace(/[\\[\]]/g, '\\$&')
}

/** A line that starts like a list or heading, and is none. */
function escapeStart(line: string): string {
  if (lineKind(line) === 'text') return line
  return /^\d/.test(line) ? line.replace(/[.)]/, '\\$&') : `\\${line}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
