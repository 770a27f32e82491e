import { Link } from 'react-router'
import type { Logo } from '#commerce/content/theme/logo.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { closeOnLeave } from '#ui/close-on-leave.ts'
import { OfficeIcon } from '../ui/office-icon.tsx'
import type { FrameStaff } from './frame-staff.ts'
import { OfficeLogo } from './office-logo.tsx'
import { OfficeMenu } from './office-menu.tsx'
import styles from './top-bar.module.css'

const menuId = 'office-menu'

const closeMenu = closeOnLeave(menuId)

interface TopBarProps {
  shopName: string
  logo: Logo | null
  staff: FrameStaff
}

/** The menu on a phone. A popover: it opens without JavaScript. */
export function TopBar({ shopName, logo, staff }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <button type="button" popoverTarget={menuId} aria-label={frameMessages.menu} onBlur={closeMenu}>
        <OfficeIcon name="menu" size={20} />
      </button>
      <OfficeLogo {...{ shopName, logo }} />
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
