import type { ReactNode } from 'react'
import { ClosePopoverButton } from '#ui/sheet/close-popover-button.tsx'
import styles from './popup.module.css'

interface PopupButtonProps {
  /** The id of the popup. */
  opens: string
  className?: string | undefined
  children: ReactNode
}

/** Opens a popup, even without scripts. */
export function PopupButton({ opens, className, children }: PopupButtonProps) {
  return (
    <button type="button" className={className} popoverTarget={opens} aria-haspopup="dialog">
      {children}
    </button>
  )
}

/** A small dialog above the page. Escape and a click outside close it. */
export function Popup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const heading = `${id}-title`
  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={heading} className={styles.popup}>
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <ClosePopoverButton closes={id} size={20} />
      </div>
      {children}
    </div>
  )
}
