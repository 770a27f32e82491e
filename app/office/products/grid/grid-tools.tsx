import { type RefObject, useRef } from 'react'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { TextArea } from '../../ui/form/office-field.tsx'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import type { GridSession } from './grid-session.ts'
import styles from './grid-tools.module.css'

const messages = productEditorMessages.variants

interface GridToolProps {
  session: RefObject<GridSession | null>
}

export function FillDownButton({ session }: GridToolProps) {
  return (
    <button
      type="button"
      className={`button bare ${styles.scripted}`}
      onClick={() => session.current?.fillDown()}
    >
      {messages.fillDown}
      <kbd>Ctrl D</kbd>
    </button>
  )
}

/** A place to paste where there is no Ctrl V: on phones. */
export function PastePanel({ session }: GridToolProps) {
  const panel = useRef<HTMLDetailsElement>(null)
  const paste = () => {
    const box = panel.current!.querySelector('textarea')!
    if (box.value === '') return box.focus()
    session.current?.paste(box.value)
    box.value = ''
    panel.current!.open = false
  }
  return (
    <details ref={panel} className={`${styles.paste} ${styles.scripted}`}>
      <summary className="button bare">
        <OfficeIcon name="clipboardPaste" />
        {messages.paste}
      </summary>
      <TextArea
        id="pasted-cells"
        label={messages.pasted}
        hint={messages.pastedHint}
        rows={4}
        // In no form: it's not part of the product.
        form="no-form"
      />
      <button type="button" className="button outlined" onClick={paste}>
        {messages.pasteNow}
      </button>
    </details>
  )
}
