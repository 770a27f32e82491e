import { frameMessages } from '#messages/office/frame.ts'
import styles from './office-message.module.css'

/** The page for an unexpected error on the server. It uses nothing that could fail as well: no database, no script. */
export function OfficeFailure({ id, stylesheets }: { id: string; stylesheets: string[] }) {
  const { title, text, id: named, backToToday } = frameMessages.failure
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {stylesheets.map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className={styles.page}>
          <div className={styles.message}>
            <h1>{title}</h1>
            <p>{text}</p>
            <p>{named(id)}</p>
            <p>
              <a className="button outlined" href="/office">
                {backToToday}
              </a>
            </p>
          </div>
        </main>
      </body>
    </html>
  )
}
