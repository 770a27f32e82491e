import { Link } from 'react-router'
import { frameMessages } from '../../messages/office/frame.ts'
import { closeOnLeave } from '../../ui/close-on-leave.ts'
import { OfficeIcon } from '../ui/office-icon.tsx'
import type { FrameStaff } from './frame-staff.ts'
import { OfficeMenu } from './office-menu.tsx'
import styles from './top-bar.module.css'

const menuId = 'menu'

const closeMenu = closeOnLeave(menuId)

/** The menu on a phone. A popover: it opens without JavaScript. */
export function TopBar({ shopName, staff }: { shopName: string; staff: FrameStaff }) {
  return (
    <header className={styles.bar}>
      <button type="button" popoverTarget={menuId} aria-label={frameMessages.menu} onBlur={closeMenu}>
        <OfficeIcon name="menu" size={20} />
      </button>
      <Link to="/office" className={styles.logo} aria-label={frameMessages.home(shopName)}>
        {shopName}
      </Link>
      <Link to="/office/search" aria-label={frameMessages.searchOrJump} data-key="palette">
        <OfficeIcon name="search" size={20} />
      </Link>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices the focus leaving */}
      <div id={menuId} popover="auto" className={styles.menu} onBlur={closeMenu}>
        <OfficeMenu staff={staff} />
      </div>
    </header>
  )
}
