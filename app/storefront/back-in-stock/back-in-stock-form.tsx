import { type ReactNode, useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import { maxEmailLength } from '../../commerce/email-address.ts'
import { backInStockMessages } from '../../messages/back-in-stock.ts'
import { sharedMessages } from '../../messages/shared.ts'
import styles from './back-in-stock-form.module.css'
import { type BackInStockResult, backInStockRefusalText } from './back-in-stock-result.ts'

interface BackInStockFormProps {
  sku: string
  /** The response to a form that was sent without JavaScript. */
  result?: BackInStockResult | undefined
  /** Placed beside the button. */
  children?: ReactNode
}

/** Requests a back-in-stock alert. Without JavaScript the response is a page of its own. */
export function BackInStockForm({ sku, result: initialResult, children }: BackInStockFormProps) {
  const { Form, data } = useFetcher<BackInStockResult>()
  const result = data ?? initialResult
  const refusal = result && !result.ok ? backInStockRefusalText(result) : undefined
  const field = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (data) (data.ok ? confirmation : field).current?.focus()
  }, [data])

  if (result?.ok)
    return (
      <div className={styles.form}>
        <p ref={confirmation} tabIndex={-1} className={styles.confirmation} role="status">
          {backInStockMessages.checkInbox}
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
      <label htmlFor="email">{sharedMessages.email}</label>
      <input
        ref={field}
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={maxEmailLength}
        defaultValue={initialResult?.typed}
        aria-invalid={refusal !== undefined}
        aria-describedby="email-note"
      />
      <p id="email-note" className={refusal ? styles.refusal : styles.note} aria-live="polite">
        {refusal ?? backInStockMessages.emailUse}
      </p>
      <div className={styles.buttons}>
        <button type="submit" className="button">
          {sharedMessages.notifyMe}
        </button>
        {children}
      </div>
    </Form>
  )
}
