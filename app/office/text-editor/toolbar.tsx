import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { ReactNode } from 'react'
import { textEditorMessages as texts } from '#messages/office/text-editor.ts'
import { OfficeIcon } from '../ui/office-icon.tsx'
import { type BlockKind, currentKind, currentLink, toggleKind } from './text-commands.ts'
import styles from './toolbar.module.css'

interface ToolbarProps {
  view: EditorView
  state: EditorState
  onOpen: (dialog: 'link' | 'picture') => void
}

/** Everything a text can have. Pressing a button leaves the cursor where it is. */
export function Toolbar({ view, state, onOpen }: ToolbarProps) {
  const kind = currentKind(state)
  return (
    <fieldset className={styles.toolbar} aria-label={texts.format}>
      {(Object.keys(texts.kinds) as BlockKind[]).map(one => (
        <ToolButton
          key={one}
          isPressed={one === kind}
          onPress={() => {
            toggleKind(view, one)
            view.focus()
          }}
        >
          {texts.kinds[one]}
        </ToolButton>
      ))}
      <ToolButton isPressed={currentLink(state) !== undefined} onPress={() => onOpen('link')}>
        {texts.link}
      </ToolButton>
      <ToolButton onPress={() => onOpen('picture')}>
        <OfficeIcon name="imagePlus" />
        {texts.picture}
      </ToolButton>
      <ToolButton
        label={texts.undo[1]!}
        isOff={undoDepth(state) === 0}
        onPress={() => undo(state, view.dispatch)}
      >
        {texts.undo[0]}
      </ToolButton>
      <ToolButton
        label={texts.redo[1]!}
        isOff={redoDepth(state) === 0}
        onPress={() => redo(state, view.dispatch)}
      >
        {texts.redo[0]}
      </ToolButton>
    </fieldset>
  )
}

interface ToolButtonProps {
  /** Where the words say too little. */
  label?: string
  isPressed?: boolean
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

function ToolButton({ label, isPressed, isOff = false, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="button bare"
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isOff}
      onMouseDown={event => event.preventDefault()}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      {children}
    </button>
  )
}
