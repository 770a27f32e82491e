import { maxStatementLengths, type WithdrawalStatement } from '#commerce/after-sale/withdrawals/withdrawal.ts'
import { sharedMessages } from '#messages/shared.ts'
import { withdrawalMessages } from '#messages/withdrawal.ts'
import { TextField } from '#ui/field/field.tsx'
import { TextAreaField } from '#ui/field/text-area-field.tsx'
import { FieldErrors, listFieldErrors } from '#ui/notice/form-errors.tsx'
import styles from '../orders/order-form.module.css'
import { OrderNumberField } from '../orders/order-number-field.tsx'
import { type StatementErrorTexts, statementFields } from './statement-fields.ts'
import { TooManyAttemptsNotice } from './too-many-attempts-notice.tsx'

interface WithdrawalScreenProps {
  typed: Partial<Record<keyof WithdrawalStatement, string>>
  errors: StatementErrorTexts
  /** Seconds until it may be sent again; 0 if it may be sent now. */
  wait: number
}

/** The first step: name, order and email address. */
export function WithdrawalScreen({ typed, errors, wait }: WithdrawalScreenProps) {
  const fieldProps = (field: keyof WithdrawalStatement) => ({
    id: field,
    name: field,
    defaultValue: typed[field],
    error: errors[field],
    maxLength: maxStatementLengths[field],
  })
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{withdrawalMessages.title}</h1>
      <p>{withdrawalMessages.intro}</p>
      <form method="post" action="/withdrawal" className={styles.form} noValidate>
        {wait > 0 && <TooManyAttemptsNotice wait={wait} />}
        <FieldErrors errors={listFieldErrors(statementFields, errors)} />
        <TextField {...fieldProps('name')} label={withdrawalMessages.name} autoComplete="name" />
        <OrderNumberField
          typed={typed.orderNumber}
          error={errors.orderNumber}
          maxLength={maxStatementLengths.orderNumber}
        />
        <TextField
          {...fieldProps('email')}
          type="email"
          label={sharedMessages.email}
          note={withdrawalMessages.emailNote}
          autoComplete="email"
        />
        <TextAreaField
          {...fieldProps('comment')}
          label={withdrawalMessages.comment}
          optional
          note={withdrawalMessages.commentNote}
          rows={3}
        />
        <div className={styles.buttons}>
          <button type="submit" className="button">
            {withdrawalMessages.continue}
          </button>
        </div>
      </form>
    </div>
  )
}
