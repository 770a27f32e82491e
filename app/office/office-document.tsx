import { Links, Meta, Outlet, ScrollRestoration } from 'react-router'
import { currentCurrency } from '#messages/current-currency.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import fontFile from '#ui/fonts/instrument-sans.woff2?url'
import { LoadingStatus } from '#ui/loading-status.tsx'
import { OfficeError } from './error/office-error.tsx'
import styles from './error/office-message.module.css'
import '#ui/base.css'
import './ui/base.css'
import './ui/shared.css'
import '#ui/fonts/instrument-sans.css'

/** The document of every page of the office. */
export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" data-currency={currentCurrency()} data-no-emails={sendsEmails() ? undefined : 1}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#f5f4f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a1b1e" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
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

export default function OfficeRoot() {
  return (
    <>
      <Outlet />
      <LoadingStatus />
    </>
  )
}

/** Of pages outside the frame, and of failures in the browser. */
export function ErrorBoundary() {
  return (
    <main className={styles.page}>
      <OfficeError />
    </main>
  )
}
