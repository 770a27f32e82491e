import type { ReactNode } from 'react'
import { sharedMessages } from '../../messages/shared.ts'
import { CloseIcon } from '../../ui/icons/icons.tsx'
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
        <button
          type="button"
          className="icon-button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={sharedMessages.close}
        >
          <CloseIcon size={20} />
        </button>
      </div>
      {children}
    </div>
  )
}
