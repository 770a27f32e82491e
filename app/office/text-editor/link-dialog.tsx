import type { EditorView } from 'prosemirror-view'
import { type FormEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { isLink } from '#commerce/editing/input/is-link.ts'
import { textEditorMessages } from '#messages/office/text-editor.ts'
import { TextBox } from '../ui/form/office-field.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { currentLink, selectedText, setLink } from './text-commands.ts'
import dialogStyles from './toolbar.module.css'

const texts = textEditorMessages.links

/** The text and address of a link. Outside the page's form, whose fields these aren't. */
export function LinkDialog({ view, onClose }: { view: EditorView; onClose: () => void }) {
  const [{ link, range, shown }] = useState(() => readLink(view))
  const [error, setError] = useState<string>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const data = new FormData(event.currentTarget)
    const href = String(data.get('link-href')).trim()
    const text = String(data.get('link-text')).trim() || href
    if (!isLink(href)) return setError(texts.invalid)
    setLink(view, range, { text, href })
    onClose()
  }
  return createPortal(
    <OfficeDialog title={texts.title} onClose={onClose}>
      <form className={dialogStyles.fields} onSubmit={onSubmit}>
        <TextBox name="link-text" label={texts.text} defaultValue={shown} autoComplete="off" />
        <TextBox
          name="link-href"
          label={texts.href}
          hint={texts.hint}
          error={error}
          defaultValue={link?.href}
          autoComplete="off"
          autoCapitalize="none"
          inputMode="url"
        />
        <div className="actions">
          <button type="submit" className="button main">
            {texts.set}
          </button>
          {link && (
            <button
              type="button"
              className="button outlined"
              onClick={() => {
                setLink(view, range, { text: shown, href: '' })
                onClose()
              }}
            >
              {texts.remove}
            </button>
          )}
        </div>
      </form>
    </OfficeDialog>,
    document.body,
  )
}

function readLink({ state }: EditorView) {
  const link = currentLink(state)
  const range = link ?? { from: state.selection.from, to: state.selection.to }
  const shown = link ? state.doc.textBetween(link.from, link.to) : selectedText(state)
  return { link, range, shown }
}
