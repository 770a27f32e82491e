import type { FocusEvent } from 'react'
import { href, Link } from 'react-router'
import { headerMessages } from '../../messages/header.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { CloseIcon, MenuIcon } from '../../ui/icons/icons.tsx'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import type { LoadedLayout, MenuCategory } from '../layout-data/use-layout-data.ts'
import styles from './category-menu.module.css'
import { MenuLinks } from './menu-links.tsx'

const menuId = 'menu'

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}

/**
 * The categories; on a phone a drawer that has the main menu, too. A popover: it opens without JavaScript and closes on Escape or
 * a click outside.
 */
export function CategoryMenu({ layoutData }: { layoutData: LoadedLayout }) {
  const { categories, headerMenu, settings } = layoutData
  return (
    <div className={styles.menu}>
      <button type="button" popoverTarget={menuId}>
        <MenuIcon size={20} /> <span>{headerMessages.shopByCategory}</span>
        <span>{headerMessages.menu}</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices the focus leaving */}
      <div id={menuId} popover="auto" className={styles.panel} onBlur={closeOnLeave}>
        <div className="sheet-head">
          <span className="logo" aria-hidden>
            {settings.logoText}
          </span>
          <button
            type="button"
            className="icon-button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={sharedMessages.close}
          >
            <CloseIcon size={24} />
          </button>
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
          {picture && <PictureView picture={picture} sizes="(width < 60rem) 56px, 240px" maxWidth={480} />}
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
