import type { ReactNode } from 'react'

interface MessagePageProps {
  title: string
  text: string
}

/** The result of a form or a link, with links to the next steps. */
export function ResultPage({ title, text, children }: MessagePageProps & { children: ReactNode }) {
  return (
    <div className="wrap message">
      <h1>{title}</h1>
      <p role="status">{text}</p>
      <p className="message-ways">{children}</p>
    </div>
  )
}

/** Asks before it acts, because email scanners open every link. The button posts to the page itself. */
export function QuestionPage({ title, text, button }: MessagePageProps & { button: string }) {
  return (
    <div className="wrap message">
      <h1>{title}</h1>
      <p>{text}</p>
      <form method="post" className="message-ways">
        <button type="submit" className="button">
          {button}
        </button>
      </form>
    </div>
  )
}
