import type { RefObject } from 'react'
import { checkoutMessages } from '../../../messages/checkout.ts'
import { NoticeBox } from './notice-box.tsx'

interface CheckoutErrorSummaryProps {
  errors: readonly { field: string; text: string }[]
  ref?: RefObject<HTMLElement | null>
}

/** All errors at once, each with a link to its field. */
export function CheckoutErrorSummary({ errors, ref }: CheckoutErrorSummaryProps) {
  return (
    <NoticeBox ref={ref} id="errors" title={checkoutMessages.errorCount({ count: errors.length })} isError>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </NoticeBox>
  )
}
