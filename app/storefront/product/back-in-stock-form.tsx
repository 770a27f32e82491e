import { type ReactNode, useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import { longestEmail, refusalInWords } from '../../commerce/stock/back-in-stock.ts'
import { tooManyAttempts } from '../../web/retry-words.ts'
import styles from './back-in-stock-form.module.css'
import type { Answer, action } from './back-in-stock-page.tsx'

interface BackInStockFormProps {
  sku: string
  /** What the shop said to a form that was sent without a script. */
  answer?: Answer | undefined
  /** Stands beside the button. */
  children?: ReactNode
}

function answerInWords(answer: Extract<Answer, { ok: false }>): string {
  if (answer.because === 'too-many') return tooManyAttempts(answer.wait)
  if (answer.because === 'unavailable') return 'We couldn’t save this. Please try again in a moment.'
  return refusalInWords[answer.because]
}

/** Asks to be told when a variant is back. Without a script the shop answers with a page of its own. */
export function BackInStockForm({ sku, answer: firstAnswer, children }: BackInStockFormProps) {
  const { Form, data } = useFetcher<typeof action>()
  const answer = data ?? firstAnswer
  const refusal = answer && !answer.ok ? answerInWords(answer) : undefined
  const field = useRef<HTMLInputElement>(null)
  const noted = useRef<HTMLParagraphElement>(null)

  // What had the focus is gone or wrong: whoever sent the form is taken to what the shop said.
  useEffect(() => {
    if (data) (data.ok ? noted : field).current?.focus()
  }, [data])

  if (answer?.ok)
    return (
      <div className={styles.form}>
        <p ref={noted} tabIndex={-1} className={styles.noted} role="status">
          Check your inbox and confirm your address. Then we’ll email you once, when it’s back. Already
          confirmed? You’re all set.
        </p>
        <div className={styles.buttons}>{children}</div>
      </div>
    )
  return (
    <Form
      method="post"
      action={href('/backInStock/:sku', { sku })}
      className={styles.form}
      noValidate
      preventScrollReset
    >
      <label htmlFor="email">E-mail</label>
      <input
        ref={field}
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={longestEmail}
        defaultValue={firstAnswer?.typed}
        aria-invalid={refusal !== undefined}
        aria-describedby="email-note"
      />
      <p id="email-note" className={refusal ? styles.refusal : styles.note} aria-live="polite">
        {refusal ?? 'We’ll ask you to confirm it, and use it for this one message only.'}
      </p>
      <div className={styles.buttons}>
        <button type="submit" className="button">
          Tell me when it is back
        </button>
        {children}
      </div>
    </Form>
  )
}
