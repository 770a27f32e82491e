import type { MouseEvent } from 'react'
import { sharedMessages } from '#messages/shared.ts'
import { SearchIcon } from '#ui/icons/icons.tsx'
import { ClosePopoverButton } from '#ui/sheet/close-popover-button.tsx'
import { SearchBox } from '../search/search-box.tsx'
import styles from './search-panel.module.css'

const panelId = 'search-panel'
const fieldId = 'search'

/** Opening by script in the same event lets phones show their keyboard. */
function openAndFocus(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(panelId)!.showPopover()
  document.getElementById(fieldId)!.focus()
}

/** The search box; on a phone a popover over the header, opened by an icon. */
export function SearchPanel({ placeholder }: { placeholder: string }) {
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.open}`}
        popoverTarget={panelId}
        onClick={openAndFocus}
        aria-label={sharedMessages.search}
      >
        <SearchIcon size={20} />
      </button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <SearchBox id={fieldId} placeholder={placeholder} />
        <ClosePopoverButton closes={panelId} size={20} />
      </div>
    </>
  )
}
