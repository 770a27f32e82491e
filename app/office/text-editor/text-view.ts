import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { Slice } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { pictureNodeView } from './picture-node-view.ts'
import { insertBreak, toggleKind } from './text-commands.ts'
import { readDocument, writeDocument } from './text-document.ts'
import { textSchema } from './text-schema.ts'

const { nodes } = textSchema

interface TextViewOptions {
  text: string
  attributes: Record<string, string>
  onText: (text: string) => void
  onState: (state: EditorState) => void
}

/** The editor of a text. Each change is reported as text. */
export function createTextView(
  place: HTMLElement,
  { text, attributes, onText, onState }: TextViewOptions,
): EditorView {
  const view = new EditorView(place, {
    state: textState(text),
    attributes,
    nodeViews: { picture: pictureNodeView },
    clipboardTextSerializer: ({ content }) => writeDocument(nodes.doc!.create(null, content)),
    handleDOMEvents: {
      paste: (view, event) => insertData(view, event, event.clipboardData),
      drop: (view, event) => !view.dragging && insertData(view, event, event.dataTransfer),
    },
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction)
      view.updateState(state)
      if (transaction.docChanged) onText(writeDocument(state.doc))
      onState(state)
    },
  })
  return view
}

/** A new state, which forgets what could be undone. */
export function textState(text: string): EditorState {
  const split = splitListItem(nodes.list_item!)
  return EditorState.create({
    doc: readDocument(text),
    plugins: [
      inputRules({
        rules: [
          textblockTypeInputRule(/^(#{2,3}) $/, nodes.heading!, ([, signs]) => ({ level: signs!.length })),
          textblockTypeInputRule(/^> $/, nodes.quote!),
          wrappingInputRule(/^[-*] $/, nodes.bullet_list!),
          wrappingInputRule(/^1[.)] $/, nodes.numbered_list!),
        ],
      }),
      keymap({
        'Mod-z': undo,
        'Shift-Mod-z': redo,
        'Mod-y': redo,
        Enter: split,
        'Shift-Enter': chainCommands(exitCode, insertBreak),
        'Mod-Alt-2': keyFor('heading'),
        'Mod-Alt-3': keyFor('subheading'),
        'Mod-Shift-7': keyFor('numbers'),
        'Mod-Shift-8': keyFor('bullets'),
        'Mod-Shift-9': keyFor('quote'),
      }),
      keymap(baseKeymap),
      history(),
    ],
  })
}

function keyFor(kind: Parameters<typeof toggleKind>[1]) {
  return (_: EditorState, dispatch?: unknown, view?: EditorView) => {
    if (dispatch && view) toggleKind(view, kind)
    return true
  }
}

/** Takes in text alone, read as a text of the shop: HTML could say anything. Copied parts of an editor are such texts. */
function insertData(view: EditorView, event: Event, data: DataTransfer | null): boolean {
  event.preventDefault()
  const text = data?.getData('text/plain') ?? ''
  if (text === '') return true
  const { content } = readDocument(text)
  const first = content.firstChild!
  const isLine = content.childCount === 1 && first.type === nodes.paragraph
  const slice = new Slice(isLine ? first.content : content, 0, 0)
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
  return true
}
