import { href, Link } from 'react-router'
import { maxEmailLength } from '#commerce/values/typed/max-email-length.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { orderLookupMessages } from '#messages/order-lookup.ts'
import { sharedMessages } from '#messages/shared.ts'
import { TextField } from '#ui/field/field.tsx'
import { ContactInstead } from '#ui/message/contact-instead.tsx'
import { FieldErrors, FormError, listFieldErrors } from '#ui/notice/form-errors.tsx'
import { DemoInboxLink } from '../../demo-inbox/demo-inbox-link.tsx'
import styles from '../order-form.module.css'
import { OrderNumberField } from '../order-number-field.tsx'

/** Leaves room for spaces. */
export const maxLookupNumberLength = 40

interface LookupTexts {
  orderNumber?: string | undefined
  email?: string | undefined
}

export interface LookupAnswer {
  typed: LookupTexts
  /** The texts beside the fields. */
  errors: LookupTexts
  /** Seconds until it may be sent again; 0 if it may be sent now. */
  wait: number
  isSent: boolean
}

export function OrderLookupForm({ typed = {}, errors = {}, wait = 0 }: Partial<LookupAnswer>) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{orderLookupMessages.title}</h1>
      {sendsEmails() ? (
        <LookupFields {...{ typed, errors, wait }} />
      ) : (
        <ContactInstead text={orderLookupMessages.noEmails} />
      )}
    </div>
  )
}

function LookupFields({ typed, errors, wait }: Omit<LookupAnswer, 'isSent'>) {
  return (
    <>
      <p>{orderLookupMessages.intro}</p>
      <form method="post" action={href('/orders')} className={styles.form} noValidate>
        {wait > 0 && <FormError title={sharedMessages.tooManyAttempts({ seconds: wait })} />}
        <FieldErrors errors={listFieldErrors(['orderNumber', 'email'], errors)} />
        <OrderNumberField
          typed={typed.orderNumber}
          error={errors.orderNumber}
          maxLength={maxLookupNumberLength}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={sharedMessages.email}
          error={errors.email}
          defaultValue={typed.email}
          maxLength={maxEmailLength}
          autoComplete="email"
        />
        <div className={styles.buttons}>
          <button type="submit" className="button">
            {orderLookupMessages.send}
          </button>
        </div>
      </form>
    </>
  )
}

/** Says nothing about the order, not even whether it exists. */
export function OrderLinkSent({ hasDemoInbox }: { hasDemoInbox: boolean }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{orderLookupMessages.sentTitle}</h1>
      <p role="status">{orderLookupMessages.sent}</p>
      <DemoInboxLink isShown={hasDemoInbox} />
      <p>{orderLookupMessages.nothingCame}</p>
      <p className={styles.buttons}>
        <Link className="button quiet" to={href('/orders')} reloadDocument>
          {orderLookupMessages.again}
        </Link>
      </p>
    </div>
  )
}
