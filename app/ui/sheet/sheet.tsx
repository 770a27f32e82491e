import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './sheet.module.css'

interface SheetProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog that is open as long as it is there: at the edge of a wide window, on a phone from below. The focus begins at
 * its title, so that whoever hears the page hears what came. Escape and a press beside it close it.
 */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useEffect(() => {
    dialog.current!.showModal()
    heading.current!.focus()
  }, [])

  function pressed({ target, currentTarget, detail }: MouseEvent) {
    // The second click of a double one was meant for what lies behind.
    if (target === currentTarget && detail < 2) dialog.current!.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={id} onClose={onClose} onClick={pressed}>
      <div className={styles.body}>
        <form method="dialog" className="sheet-head">
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          <button type="submit" className="icon-button" aria-label="Close">
            <X aria-hidden size={24} strokeWidth={1.5} />
          </button>
        </form>
        {children}
      </div>
    </dialog>
  )
}
