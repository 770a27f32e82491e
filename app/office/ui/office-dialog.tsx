import { type ReactNode, useEffect, useId, useRef } from 'react'
import { keyMessages } from '#messages/office/keys.ts'
import styles from './office-dialog.module.css'
import { OfficeIcon } from './office-icon.tsx'

interface OfficeDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A modal dialog that is open as long as it's rendered. Escape and a click outside close it. */
export function OfficeDialog({ title, onClose, children }: OfficeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current!.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} closedby="any" onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="button bare square"
          aria-label={keyMessages.close}
          onClick={() => dialog.current!.close()}
        >
          <OfficeIcon name="x" />
        </button>
      </header>
      {children}
    </dialog>
  )
}
