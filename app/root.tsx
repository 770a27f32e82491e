import { Links, Meta, Outlet, ScrollRestoration } from 'react-router'
import { currentCurrency } from './messages/current-currency.ts'
import { sendsEmails } from './messages/current-emails.ts'
import { currentLanguage } from './messages/current-language.ts'
import { ReloadPage } from './storefront/error/reload-page.tsx'
import { LoadingStatus } from './ui/loading-status.tsx'
import { checkOrigin, findVisitor } from './web/requests/request-middleware.server.ts'
import './ui/base.css'
import './storefront/base.css'
import './storefront/shared.css'
import './ui/fonts/instrument-sans.css'
import './ui/message.css'

export const middleware = [checkOrigin, findVisitor]

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html
      lang={currentLanguage()}
      data-currency={currentCurrency()}
      data-no-emails={sendsEmails() ? undefined : 1}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  )
}

export default function StorefrontRoot() {
  return (
    <>
      <Outlet />
      <LoadingStatus />
    </>
  )
}

/** Only in the browser; entry.server.tsx renders the server's error page. */
export function ErrorBoundary() {
  return <ReloadPage />
}
