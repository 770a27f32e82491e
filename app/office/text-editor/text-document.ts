import type { Node } from 'prosemirror-model'
import { parseTextBlocks, type TextBlock, type TextPart } from '#commerce/content/page-text/text-blocks.ts'
import { writeTextBlocks } from '#commerce/content/page-text/write-text-blocks.ts'
import { textSchema } from './text-schema.ts'

const { nodes, marks } = textSchema

/** A text as the document of an editor. */
export function readDocument(text: string): Node {
  const blocks = parseTextBlocks(text).map(toNode)
  return nodes.doc!.create(null, blocks.length > 0 ? blocks : [nodes.paragraph!.create()])
}

/** A document as text. */
export function writeDocument(document: Node): string {
  return writeTextBlocks(document.children.flatMap(toBlocks))
}

function toNode(block: TextBlock): Node {
  switch (block.kind) {
    case 'heading':
      return nodes.heading!.create({ level: block.level }, toInline(block.parts))
    case 'list':
      return (block.isNumbered ? nodes.numbered_list! : nodes.bullet_list!).create(
        null,
        block.items.map(item => nodes.list_item!.create(null, nodes.paragraph!.create(null, toInline(item)))),
      )
    case 'picture':
      return nodes.picture!.create({ hash: block.hash, alt: block.alt })
    case 'table':
      return nodes.table!.create(null, textSchema.text(writeTextBlocks([block])))
    default:
      return nodes[block.kind]!.create(null, toInline(block.parts))
  }
}

function toInline(parts: readonly TextPart[]): Node[] {
  return parts.flatMap(part =>
    typeof part === 'string'
      ? part
          .split('\n')
          .flatMap((line, at) => [
            ...(at > 0 ? [nodes.hard_break!.create()] : []),
            ...(line === '' ? [] : [textSchema.text(line)]),
          ])
      : textSchema.text(part.text, [marks.link!.create({ href: part.href })]),
  )
}

function toBlocks(node: Node): TextBlock | TextBlock[] {
  switch (node.type.name) {
    case 'heading':
      return { kind: 'heading', level: node.attrs.level, parts: toParts(node) }
    case 'bullet_list':
    case 'numbered_list':
      return {
        kind: 'list',
        isNumbered: node.type === nodes.numbered_list,
        items: node.children.map(item => toParts(item.firstChild!)),
      }
    case 'picture':
      return { kind: 'picture', hash: node.attrs.hash, alt: node.attrs.alt }
    case 'table':
      return parseTextBlocks(node.textContent)
    default:
      return { kind: node.type === nodes.quote ? 'quote' : 'paragraph', parts: toParts(node) }
  }
}

/** Neighbors with one link are one link. */
function toParts(node: Node): TextPart[] {
  const parts: TextPart[] = []
  for (const child of node.children) {
    const text = child.isText ? child.text! : '\n'
    const href = child.marks[0]?.attrs.href as string | undefined
    const last = parts.at(-1)
    if (href === undefined && typeof last === 'string') parts[parts.length - 1] = last + text
    else if (typeof last === 'object' && last.href === href) last.text += text
    else parts.push(href === undefined ? text : { text, href })
  }
  return parts
}
