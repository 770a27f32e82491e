import { currentLanguage } from '#messages/current-language.ts'
import { errorMessages } from '#messages/error.ts'
import { sharedMessages } from '#messages/shared.ts'
import { unexpectedFailureMessages } from '#messages/unexpected-failure.ts'
import { RichText } from '#ui/rich-text/rich-text.tsx'

interface UnexpectedFailureProps {
  /** The request's id, under which the log has the error. */
  id: string
  stylesheets: string[]
  /** Empty in a real shop, and when the layout did not load. */
  demoNotice: string
}

/** The page for an unexpected error. It uses nothing that could fail as well: no database, no script. */
export function UnexpectedFailure({ id, stylesheets, demoNotice }: UnexpectedFailureProps) {
  return (
    <html lang={currentLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{errorMessages.goneWrong}</title>
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
          <h1>{unexpectedFailureMessages.goneWrongOnOurSide}</h1>
          <p>{unexpectedFailureMessages.notRendered}</p>
          <p>
            <RichText text={unexpectedFailureMessages.quoteNumber} wrap={{ id: () => <code>{id}</code> }} />
          </p>
          <p className="message-ways">
            <a className="button" href="/">
              {sharedMessages.goHome}
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
