import { useLocation } from 'react-router'

/** What a shopper sees when going to another page failed in the browser. Asking for the page anew tells its number. */
export function ReloadPage() {
  const { pathname, search } = useLocation()
  return (
    <main className="wrap message">
      <title>Something went wrong</title>
      <h1>Something went wrong</h1>
      <p>This page could not be shown. Nothing that you did was lost.</p>
      <p className="message-ways">
        <a className="button" href={pathname + search}>
          Load the page again
        </a>
        <a className="button quiet" href="/">
          Go to the home page
        </a>
      </p>
    </main>
  )
}
