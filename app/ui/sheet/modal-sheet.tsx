import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { sharedMessages } from '#messages/shared.ts'
import { CloseIcon } from '../icons/icons.tsx'
import styles from './modal-sheet.module.css'

interface ModalSheetProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog, open while it is rendered: a panel at the side, or a sheet from below on a phone. It focuses its title, so that
 * screen readers announce it. Escape and a click outside close it.
 */
export function ModalSheet({ title, onClose, children }: ModalSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useEffect(() => {
    dialog.current!.showModal()
    heading.current!.focus()
  }, [])

  function closeOnBackdrop({ target, currentTarget, detail }: MouseEvent) {
    // The second click of a double-click was meant for the button that opened the sheet.
    if (target === currentTarget && detail < 2) dialog.current!.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.body}>
        <form method="dialog" className="sheet-head">
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          <button type="submit" className="icon-button" aria-label={sharedMessages.close}>
            <CloseIcon size={24} />
          </button>
        </form>
        {children}
      </div>
    </dialog>
  )
}
