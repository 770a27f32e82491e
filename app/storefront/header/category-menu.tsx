import { href, Link } from 'react-router'
import { headerMessages } from '#messages/header.ts'
import { closeOnLeave } from '#ui/close-on-leave.ts'
import { MenuIcon } from '#ui/icons/icons.tsx'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { ClosePopoverButton } from '#ui/sheet/close-popover-button.tsx'
import type { LoadedLayout, MenuCategory } from '../layout-data/use-layout-data.ts'
import styles from './category-menu.module.css'
import { MenuLinks } from './menu-links.tsx'

const menuId = 'menu'

const closeMenu = closeOnLeave(menuId)

/** Opens the categories on a phone. It stands before the logo, on the screen and in the tab order. */
export function MenuButton() {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      className={`icon-button ${styles.open}`}
      aria-label={headerMessages.menu}
      onBlur={closeMenu}
    >
      <MenuIcon size={20} />
    </button>
  )
}

/**
 * The categories; on a phone a drawer that has the main menu, too. A popover: it opens without JavaScript and closes on Escape or
 * a click outside.
 */
export function CategoryMenu({ layoutData }: { layoutData: LoadedLayout }) {
  const { categories, headerMenu, settings } = layoutData
  return (
    <div className={styles.menu}>
      <button type="button" popoverTarget={menuId} onBlur={closeMenu}>
        <MenuIcon size={20} /> {headerMessages.shopByCategory}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices the focus leaving */}
      <div id={menuId} popover="auto" className={styles.panel} onBlur={closeMenu}>
        <div className="sheet-head">
          <span className="logo" aria-hidden>
            {settings.logoText}
          </span>
          <ClosePopoverButton closes={menuId} />
        </div>
        <nav aria-label={headerMessages.categories} className="wrap">
          <ul>
            {categories.map(category => (
              <CategoryEntry key={category.slug} {...category} />
            ))}
          </ul>
          <Link to={href('/Shop/:category?')}>{headerMessages.allProducts}</Link>
        </nav>
        <nav aria-label={headerMessages.main} className="wrap">
          <MenuLinks items={headerMenu} />
        </nav>
      </div>
    </div>
  )
}

function CategoryEntry({ slug, name, picture, children }: MenuCategory) {
  return (
    <li>
      <Link to={categoryUrl(slug)}>
        <span className="picture-frame">
          {picture && <PictureView picture={picture} sizes="(width<60rem) 56px,240px" maxWidth={480} />}
        </span>
        {name}
      </Link>
      {children.length > 0 && (
        <ul>
          {children.map(child => (
            <li key={child.slug}>
              <Link to={categoryUrl(child.slug)}>{child.name}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function categoryUrl(category: string): string {
  return href('/Shop/:category?', { category })
}
