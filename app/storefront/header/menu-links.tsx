import { Link, useLocation } from 'react-router'
import type { MenuItem } from '../../commerce/content/content.ts'

/** The entries of a menu as list items: a link where there is something behind it, the current page marked. */
export function MenuLinks({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation()
  return (
    <ul>
      {items.map(({ label, href }) => (
        <li key={label}>
          {href === null ? (
            label
          ) : (
            <Link to={href} aria-current={currentness(href, pathname)}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The page itself, or the part of the shop that it stands in: a product and a category belong to the shop. */
function currentness(href: string, pathname: string): 'page' | 'true' | undefined {
  const [page, entry] = [pathname.toLowerCase(), href.toLowerCase()]
  if (page === entry) return 'page'
  const inShop = page.startsWith('/shop/') || page.startsWith('/productdetails')
  return entry === '/shop' && inShop ? 'true' : undefined
}
