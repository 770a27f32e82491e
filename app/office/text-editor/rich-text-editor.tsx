import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { noteWidths } from '../pictures/known-widths.ts'
import { PictureDialog } from '../pictures/picture-dialog.tsx'
import { setNativeValue } from '../pictures/set-native-value.ts'
import { LinkDialog } from './link-dialog.tsx'
import styles from './rich-text-editor.module.css'
import { insertPicture } from './text-commands.ts'
import { createTextView, textState } from './text-view.ts'
import { Toolbar } from './toolbar.tsx'

export interface RichTextEditorProps {
  /** The field of the form, which this edits. */
  area: HTMLTextAreaElement
  /** Its label, and its hint or error. */
  labelledBy: string
  describedBy: string | undefined
  isInvalid: boolean
}

/** A text with its looks. What is typed goes into the field of the form. */
export function RichTextEditor({ area, labelledBy, describedBy, isInvalid }: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<{ view: EditorView; state: EditorState }>()
  const [dialog, setDialog] = useState<'link' | 'picture'>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes follow below
  useEffect(() => {
    let written = area.value
    const view = createTextView(place.current!, {
      text: written,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
      onText: text => {
        written = text
        setNativeValue(area, text)
      },
      onState: state => setEditor({ view, state }),
    })
    setEditor({ view, state: view.state })
    // A draft that comes back.
    const onInput = () => {
      if (area.value === written) return
      written = area.value
      view.updateState(textState(written))
      setEditor({ view, state: view.state })
    }
    area.addEventListener('input', onInput)
    return () => {
      area.removeEventListener('input', onInput)
      view.destroy()
    }
  }, [area])

  useEffect(() => {
    const dom = editor?.view.dom
    if (describedBy) dom?.setAttribute('aria-describedby', describedBy)
    else dom?.removeAttribute('aria-describedby')
    if (isInvalid) dom?.setAttribute('aria-invalid', 'true')
    else dom?.removeAttribute('aria-invalid')
  }, [editor?.view, describedBy, isInvalid])

  const close = () => {
    setDialog(undefined)
    editor?.view.focus()
  }
  return (
    <div className={styles.editor}>
      {editor && <Toolbar view={editor.view} state={editor.state} onOpen={setDialog} />}
      <div ref={place} />
      {editor && dialog === 'link' && <LinkDialog view={editor.view} onClose={close} />}
      {editor && dialog === 'picture' && (
        <PictureDialog
          takesAlt
          onClose={close}
          onChoose={picture => {
            noteWidths([[picture.hash, picture.width]])
            insertPicture(editor.view, { hash: picture.hash, alt: picture.alt })
            close()
          }}
        />
      )}
    </div>
  )
}
