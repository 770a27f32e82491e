import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import { roleMessages } from '#messages/office/roles.ts'
import { isOpen, menuPages } from '../menu.ts'
import { forgetPickPages } from '../orders/picking/offline-pages.ts'
import { deleteAllDrafts } from '../ui/form/draft.ts'
import { OfficeIcon } from '../ui/office-icon.tsx'
import type { FrameStaff } from './frame-staff.ts'
import styles from './office-menu.module.css'

/** The pages that the person may open, the shop, and their own page. */
export function OfficeMenu({ staff }: { staff: FrameStaff }) {
  const { pathname } = useLocation()
  const pages = menuPages(staff.role, staff.isSettingUp)
  return (
    <nav aria-label={frameMessages.office} className={styles.menu}>
      <ul>
        {pages.map((page, index) => (
          <Fragment key={page.id}>
            {index > 0 && page.group !== pages[index - 1]!.group && <li className={styles.gap} aria-hidden />}
            <li>
              <Link to={page.to} aria-current={isOpen(page, pathname) ? 'page' : undefined}>
                <OfficeIcon name={page.icon} />
                <span>{frameMessages.pages[page.id]}</span>
              </Link>
            </li>
          </Fragment>
        ))}
      </ul>
      <ul className={styles.foot}>
        <li>
          <a href="/">
            <OfficeIcon name="externalLink" />
            <span>{frameMessages.viewShop}</span>
          </a>
        </li>
        <li>
          <Link
            to="/office/settings/account"
            aria-current={pathname === '/office/settings/account' ? 'page' : undefined}
          >
            <OfficeIcon name="user" />
            <span>
              {staff.name}
              <small>{roleMessages[staff.role]}</small>
            </span>
          </Link>
        </li>
        <li>
          <form method="post" action="/office/sign-out" onSubmit={forgetAll}>
            <button type="submit">
              <OfficeIcon name="logOut" />
              <span>{frameMessages.signOut}</span>
            </button>
          </form>
        </li>
      </ul>
    </nav>
  )
}

/** Leaves nothing to the next person at this computer. */
function forgetAll() {
  deleteAllDrafts()
  forgetPickPages()
}
