import { Link, useLocation } from 'react-router'
import type { MenuItem } from '#commerce/content/content.ts'

/** A menu as a list. An item without a page is plain text; the current page is marked. */
export function MenuLinks({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation()
  return (
    <ul>
      {items.map(({ label, href }, at) => (
        <li key={at}>
          {href === null ? (
            label
          ) : (
            <Link to={href} aria-current={ariaCurrent(href, pathname)}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Categories and products count as part of the shop. */
function ariaCurrent(href: string, pathname: string): 'page' | 'true' | undefined {
  const [page, item] = [pathname.toLowerCase(), href.toLowerCase()]
  if (page === item) return 'page'
  const inShop = page.startsWith('/shop/') || page.startsWith('/productdetails')
  return item === '/shop' && inShop ? 'true' : undefined
}
