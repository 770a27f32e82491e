interface UnexpectedFailureProps {
  id: string
  stylesheets: string[]
  /** As the layout had loaded it before the page failed; empty in a real shop, and where it was not loaded. */
  demoNotice: string
}

/**
 * The page of an unexpected failure. It needs nothing that could have failed: no database, no script, only the
 * stylesheet. The id stands in the log beside the reason.
 */
export function UnexpectedFailure({ id, stylesheets, demoNotice }: UnexpectedFailureProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Something went wrong</title>
        {stylesheets.map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        {demoNotice !== '' && (
          <header>
            <p className="demo-notice">{demoNotice}</p>
          </header>
        )}
        <main className="wrap message">
          <h1>Something went wrong on our side</h1>
          <p>This page could not be made. Nothing that you did was lost. Please try again in a moment.</p>
          <p>
            If it happens again, tell us this number: <code>{id}</code>
          </p>
          <p className="message-ways">
            <a className="button" href="/">
              Go to the home page
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
