import type { Picture } from '../../catalog/pictures/picture.ts'
import { parseTextBlocks, type TextBlock, type TextPart } from './text-blocks.ts'

/** A block as shoppers see it: a quotation marks its speaker, and any other quote is a note. */
export type ShownBlock =
  | Exclude<TextBlock, { kind: 'quote' }>
  | { kind: 'note'; parts: TextPart[] }
  | { kind: 'quotation'; parts: TextPart[]; source: string }

/** A block with the size of its picture. */
export type PageBlock = Exclude<ShownBlock, { kind: 'picture' }> | { kind: 'picture'; picture: Picture }

/** A merchant's text as blocks. A heading with nothing below it is left out. */
export function parsePageText(text: string): ShownBlock[] {
  const shown: ShownBlock[] = []
  for (const block of parseTextBlocks(text).toReversed()) {
    const next = shown[0]
    const isBare =
      block.kind === 'heading' && (!next || (next.kind === 'heading' && next.level <= block.level))
    if (!isBare) shown.unshift(block.kind === 'quote' ? noteOrQuotation(block.parts) : block)
  }
  return shown
}

/** Blocks with the sizes of their pictures. Pictures that the shop doesn't have are left out. */
export function withPictures(
  blocks: readonly ShownBlock[],
  sizes: ReadonlyMap<string, { width: number; height: number }>,
): PageBlock[] {
  return blocks.flatMap((block): PageBlock[] => {
    if (block.kind !== 'picture') return [block]
    const { hash, alt } = block
    const size = sizes.get(hash)
    return size ? [{ kind: 'picture', picture: { hash, alt, ...size } }] : []
  })
}

/** The last line of a quotation names its source after a dash. Without one, it starts with a quotation mark. */
function noteOrQuotation(parts: TextPart[]): ShownBlock {
  const last = parts.at(-1)
  const [source, name = ''] = (typeof last === 'string' && /\n[—–] ?(\S[^\n]*)$/.exec(last)) || []
  if (source !== undefined)
    return {
      kind: 'quotation',
      parts: [...parts.slice(0, -1), (last as string).slice(0, -source.length)].filter(part => part !== ''),
      source: name,
    }
  const [first] = parts
  const isSpoken = /^["“„«]/.test(typeof first === 'string' ? first : (first?.text ?? ''))
  return isSpoken ? { kind: 'quotation', parts, source: '' } : { kind: 'note', parts }
}
