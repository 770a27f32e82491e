import { href, isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { SearchBox } from '../search/search-box.tsx'
import { useSurroundings } from '../use-surroundings.ts'

/** The error page of every storefront route. What is not a plain "not found" goes on to the root's boundary. */
export function NotFound() {
  const error = useRouteError()
  const { settings, errorText, categories } = useSurroundings()
  if (!isRouteErrorResponse(error) || error.status >= 500) throw error
  return (
    <div className="wrap message">
      <h1>{errorText}</h1>
      <p>There is nothing at this address. It may have moved, or a letter may be missing.</p>
      <div className="message-search">
        <SearchBox id="search-error-page" placeholder={settings.searchPlaceholder} />
      </div>
      <ul className="message-ways">
        <li>
          <Link className="button" to={href('/Shop/:category?')}>
            Go to the shop
          </Link>
        </li>
        <li>
          <Link className="button quiet" to={href('/')}>
            Go to the home page
          </Link>
        </li>
      </ul>
      {categories.length > 0 && (
        <ul className="message-links">
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
