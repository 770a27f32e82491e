import type { MouseEvent } from 'react'
import { href, Link } from 'react-router'
import type { LayoutData } from '../../commerce/content/content.ts'
import { headerMessages } from '../../messages/header.ts'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import styles from './menu-drawer.module.css'
import { MenuLinks } from './menu-links.tsx'

export const menuDrawerId = 'menu'

/** Opens the dialog named by a button's `commandfor`, in browsers that do not support it yet. */
export function openDialog({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if (Reflect.has(currentTarget, 'commandForElement')) return
  const dialog = document.getElementById(currentTarget.getAttribute('commandfor') ?? '')
  if (dialog instanceof HTMLDialogElement) dialog.showModal()
}

/** The menu on a phone, a modal dialog that opens without JavaScript. */
export function MenuDrawer({ layoutData }: { layoutData: LayoutData }) {
  return (
    <dialog id={menuDrawerId} className={styles.drawer} aria-label={headerMessages.menu} closedby="any">
      <form method="dialog" className={`sheet-head ${styles.head}`}>
        <span className="logo" aria-hidden>
          {layoutData.settings.logoText}
        </span>
        <button type="submit" className="icon-button" aria-label={headerMessages.closeMenu}>
          <CloseIcon size={24} />
        </button>
      </form>
      <nav aria-label={headerMessages.main}>
        <MenuLinks items={layoutData.headerMenu} />
      </nav>
      {layoutData.categories.length > 0 && (
        <nav aria-labelledby="menu-categories">
          <h2 id="menu-categories">{headerMessages.shopByCategory}</h2>
          <ul className={styles.categories}>
            {layoutData.categories.map(category => (
              <li key={category.slug}>
                <Link to={href('/Shop/:category?', { category: category.slug })}>{category.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </dialog>
  )
}
