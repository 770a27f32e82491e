import { Link } from 'react-router'
import type { Logo } from '#commerce/content/theme/logo.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { OfficeIcon } from '../ui/office-icon.tsx'
import type { FrameStaff } from './frame-staff.ts'
import { OfficeLogo } from './office-logo.tsx'
import { OfficeMenu } from './office-menu.tsx'
import styles from './sidebar.module.css'

interface SidebarProps {
  shopName: string
  logo: Logo | null
  staff: FrameStaff
  isNarrow: boolean
  onToggle: () => void
}

/** The menu at a desk: with words, or icons alone where space is short. */
export function Sidebar({ shopName, logo, staff, isNarrow, onToggle }: SidebarProps) {
  return (
    <header className={styles.side}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <OfficeLogo {...{ shopName, logo }} />
          <button
            type="button"
            className={styles.fold}
            data-key="sidebar"
            aria-label={isNarrow ? frameMessages.expand : frameMessages.collapse}
            onClick={onToggle}
          >
            <OfficeIcon name={isNarrow ? 'panelLeftOpen' : 'panelLeftClose'} />
          </button>
        </div>
        <Link to="/office/search" className={styles.jump} data-key="palette">
          <OfficeIcon name="search" />
          <span className={styles.label}>{frameMessages.searchOrJump}</span>
          <kbd>Ctrl K</kbd>
        </Link>
        <OfficeMenu staff={staff} />
      </div>
    </header>
  )
}
