import { useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import { maxEmailLength } from '#commerce/values/typed/max-email-length.ts'
import { backInStockMessages } from '#messages/back-in-stock.ts'
import { sharedMessages } from '#messages/shared.ts'
import styles from './back-in-stock-form.module.css'
import { type BackInStockResult, backInStockRefusalText } from './back-in-stock-result.ts'

interface BackInStockFormProps {
  sku: string
  /** The response to a form that was sent without JavaScript. */
  result?: BackInStockResult | undefined
}

/** Requests a back-in-stock alert. Without JavaScript the response is a page of its own. */
export function BackInStockForm({ sku, result: initialResult }: BackInStockFormProps) {
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
      <p ref={confirmation} tabIndex={-1} className={styles.confirmation} role="status">
        {backInStockMessages.checkInbox}
      </p>
    )
  return (
    <Form
      method="post"
      action={href('/back-in-stock/:sku', { sku })}
      className={styles.form}
      noValidate
      preventScrollReset
    >
      <label htmlFor="email">{sharedMessages.notifyMe}</label>
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
      <button type="submit" className="button">
        {backInStockMessages.send}
      </button>
      <p id="email-note" className={refusal ? styles.refusal : styles.note} aria-live="polite">
        {refusal ?? backInStockMessages.emailUse}
      </p>
    </Form>
  )
}
