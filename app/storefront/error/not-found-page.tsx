import type { ReactNode } from 'react'
import { href, isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { errorMessages } from '#messages/error.ts'
import { sharedMessages } from '#messages/shared.ts'
import { GoToShop } from '#ui/message/go-to-shop.tsx'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** Shown when a page's loader returns a 404. Other errors go to the root's error boundary. */
export function NotFoundPage({ searchBox }: { searchBox: ReactNode }) {
  const error = useRouteError()
  const { errorText, categories } = useLayoutData()
  if (!isRouteErrorResponse(error) || error.status >= 500) throw error
  return (
    <div className="wrap message">
      <h1>{errorText}</h1>
      <p>{errorMessages.notFound}</p>
      <div className="message-search">{searchBox}</div>
      <ul className="message-ways">
        <li>
          <GoToShop />
        </li>
        <li>
          <Link className="button quiet" to={href('/')}>
            {sharedMessages.goHome}
          </Link>
        </li>
      </ul>
      {categories.length > 0 && (
        <ul className="message-links links">
          {categories.map(category => (
            <li key={category.slug}>
              <Link to={href('/Shop/:category?', { category: category.slug })}>{category.name}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
