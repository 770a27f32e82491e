import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './popup.module.css'

interface PopupButtonProps {
  /** The id of what it opens. */
  opens: string
  className?: string | undefined
  children: ReactNode
}

/** Opens a popup, without a script too. */
export function PopupButton({ opens, className, children }: PopupButtonProps) {
  return (
    <button type="button" className={className} popoverTarget={opens} aria-haspopup="dialog">
      {children}
    </button>
  )
}

/** A small question above the page: a popover, which Escape and a press beside it close. */
export function Popup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const heading = `${id}-title`
  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={heading} className={styles.popup}>
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
        >
          <X aria-hidden size={20} strokeWidth={1.5} />
        </button>
      </div>
      {children}
    </div>
  )
}
