import { useLocation } from 'react-router'
import { errorMessages } from '#messages/error.ts'
import { sharedMessages } from '#messages/shared.ts'

/** Shown when navigation fails in the browser. Reloading brings the server's error page with its number. */
export function ReloadPage() {
  const { pathname, search } = useLocation()
  return (
    <main className="wrap message">
      <title>{errorMessages.goneWrong}</title>
      <h1>{errorMessages.goneWrong}</h1>
      <p>{errorMessages.notLoaded}</p>
      <p className="message-ways">
        <a className="button" href={pathname + search}>
          {errorMessages.reload}
        </a>
        <a className="button quiet" href="/">
          {sharedMessages.goHome}
        </a>
      </p>
    </main>
  )
}
