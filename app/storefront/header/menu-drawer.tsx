import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { href, Link } from 'react-router'
import type { Surroundings } from '../../commerce/content/content.ts'
import styles from './menu-drawer.module.css'
import { MenuLinks } from './menu-links.tsx'

export const menuDrawerId = 'menu'

/** Opens the dialog that a button names, in browsers that do not know `command` yet. */
export function openDialog({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if (Reflect.has(currentTarget, 'commandForElement')) return
  const dialog = document.getElementById(currentTarget.getAttribute('commandfor') ?? '')
  if (dialog instanceof HTMLDialogElement) dialog.showModal()
}

/** The menu on a phone: a modal dialog that holds the focus and opens without a script. */
export function MenuDrawer({ surroundings }: { surroundings: Surroundings }) {
  return (
    <dialog id={menuDrawerId} className={styles.drawer} aria-label="Menu" closedby="any">
      <form method="dialog" className={`sheet-head ${styles.head}`}>
        <span className="logo" aria-hidden>
          {surroundings.settings.logoText}
        </span>
        <button type="submit" className="icon-button" aria-label="Close menu">
          <X aria-hidden size={24} strokeWidth={1.5} />
        </button>
      </form>
      <nav aria-label="Main">
        <MenuLinks items={surroundings.headerMenu} />
      </nav>
      {surroundings.categories.length > 0 && (
        <nav aria-labelledby="menu-categories">
          <h2 id="menu-categories">Shop by Category</h2>
          <ul className={styles.categories}>
            {surroundings.categories.map(category => (
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
