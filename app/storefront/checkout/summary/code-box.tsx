import { href } from 'react-router'
import { checkoutMessages } from '#messages/checkout.ts'
import { ariaFieldProps } from '#ui/field/field.tsx'
import { CloseIcon } from '#ui/icons/icons.tsx'
import type { CodeMessage } from '../notices/code-message.ts'
import { ConfirmEmailButton } from '../notices/confirm-email-button.tsx'
import type { CheckoutView } from '../view/checkout-view.ts'
import styles from './code-box.module.css'

/** Discount codes and gift cards in use, and an input for one more. Its buttons submit the page's form. */
export function CodeBox({ view, message }: { view: CheckoutView; message: CodeMessage | undefined }) {
  const error = message?.isError ? message.text : undefined
  const note = message?.isError ? undefined : message?.text
  return (
    <div className={styles.codes}>
      <label htmlFor="code">{checkoutMessages.codeLabel}</label>
      <div className={styles.box}>
        <input
          type="text"
          id="code"
          name="code"
          form="checkout"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={error === undefined ? undefined : refusedCode(view)}
          {...ariaFieldProps({ id: 'code', note, error })}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit(document.querySelector<HTMLElement>('#try-code'))
          }}
        />
        <button
          type="submit"
          id="try-code"
          form="checkout"
          formAction={href('/checkout/code')}
          formNoValidate
          className="button quiet"
        >
          {checkoutMessages.apply}
        </button>
      </div>
      <div className={styles.message}>
        {message && (
          <p id="code-note" className={error ? styles.error : styles.note}>
            {message.text}
          </p>
        )}
      </div>
      <CodeList view={view} />
    </div>
  )
}

function CodeList({ view: { draft, refusedCodes } }: { view: CheckoutView }) {
  if (draft.codes.length === 0) return null
  return (
    <ul className={styles.used}>
      {draft.codes.map(code => {
        const refusal = refusedCodes.find(refused => refused.code === code)?.reason
        return (
          <li key={code}>
            <button
              type="submit"
              form="checkout"
              formAction={href('/checkout/code')}
              formNoValidate
              name="removeCode"
              value={code}
              aria-label={checkoutMessages.removeCode({ code })}
            >
              {code}
              <CloseIcon size={14} strokeWidth={2} />
            </button>
            {refusal && <p className={styles.error}>{checkoutMessages.codeRefusals[refusal]}</p>}
            {refusal === 'unconfirmed-email' && <ConfirmEmailButton />}
          </li>
        )
      })}
    </ul>
  )
}

/** Kept in the input, so a typo can be corrected. */
function refusedCode({ draft }: CheckoutView): string | undefined {
  return draft.changes.find(change => change.kind === 'code-refused')?.code
}
