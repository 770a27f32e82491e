import { setBlockType } from 'prosemirror-commands'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { textSchema } from './text-schema.ts'

const { nodes, marks } = textSchema

/** What a part of the text can be made into. */
export type BlockKind = 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote'

const lists = { bullets: nodes.bullet_list!, numbers: nodes.numbered_list! }

/** The kind of block around the cursor; undefined for plain text. */
export function currentKind({ selection }: EditorState): BlockKind | undefined {
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type, attrs } = $from.node(depth)
    if (type === nodes.bullet_list) return 'bullets'
    if (type === nodes.numbered_list) return 'numbers'
    if (type === nodes.quote) return 'quote'
    if (type === nodes.heading) return attrs.level === 3 ? 'subheading' : 'heading'
  }
  return undefined
}

/** Makes the block around the cursor one of this kind, or plain text if it is one already. */
export function toggleKind(view: EditorView, kind: BlockKind): void {
  const before = currentKind(view.state)
  const run = (command: Command) => command(view.state, view.dispatch, view)
  if (before === 'bullets' || before === 'numbers') run(liftListItem(nodes.list_item!))
  else if (before) run(setBlockType(nodes.paragraph!))
  if (before === kind) return
  switch (kind) {
    case 'bullets':
    case 'numbers':
      run(wrapInList(lists[kind]))
      break
    case 'quote':
      run(setBlockType(nodes.quote!))
      break
    default:
      run(setBlockType(nodes.heading!, { level: kind === 'heading' ? 2 : 3 }))
  }
}

/** A new line in the same block. Headings have one line. */
export const insertBreak: Command = (state, dispatch) => {
  const { parent } = state.selection.$from
  if (!parent.contentMatchAt(state.selection.$from.index()).matchType(nodes.hard_break!)) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break!.create()).scrollIntoView())
  return true
}

/** The link around the cursor, with its place; undefined without one. */
export function currentLink(state: EditorState): { href: string; from: number; to: number } | undefined {
  const { $from } = state.selection
  const { parent } = $from
  const index = $from.index()
  const own = [parent.maybeChild(index), $from.textOffset === 0 ? parent.maybeChild(index - 1) : null]
  const mark = own.flatMap(node => node?.marks ?? [])[0]
  if (!mark) return undefined
  let start = $from.start()
  let range: { href: string; from: number; to: number } | undefined
  parent.forEach(child => {
    const end = start + child.nodeSize
    if (mark.isInSet(child.marks) && start <= $from.pos && $from.pos <= end)
      range = { href: mark.attrs.href, from: start, to: end }
    start = end
  })
  return range
}

/** The selected text, which a link would be about. */
export function selectedText({ selection, doc }: EditorState): string {
  return doc.textBetween(selection.from, selection.to, ' ')
}

/** Links a range, or puts a linked text there. Without an address the link is removed. */
export function setLink(
  view: EditorView,
  { from, to }: { from: number; to: number },
  link: { text: string; href: string },
): void {
  const { tr, doc } = view.state
  const { text, href } = link
  if (href === '') tr.removeMark(from, to, marks.link!)
  else {
    const mark = marks.link!.create({ href })
    if (doc.textBetween(from, to) === text) tr.removeMark(from, to, marks.link!).addMark(from, to, mark)
    else tr.replaceWith(from, to, textSchema.text(text, [mark]))
  }
  view.dispatch(tr.scrollIntoView())
}

/** Puts a picture below the block around the cursor, and an empty line below that at the end. */
export function insertPicture(view: EditorView, picture: { hash: string; alt: string }): void {
  const { tr, selection } = view.state
  const node = nodes.picture!.create(picture)
  const { $to } = selection
  const isEmptyLine = $to.depth === 1 && $to.parent.content.size === 0
  const at = $to.depth === 0 ? $to.pos : $to.after(1)
  const from = isEmptyLine ? $to.before(1) : at
  tr.replaceWith(from, at, node)
  const end = from + node.nodeSize
  if (end === tr.doc.content.size) tr.insert(end, nodes.paragraph!.create())
  tr.setSelection(NodeSelection.create(tr.doc, from))
  view.dispatch(tr.scrollIntoView())
}
