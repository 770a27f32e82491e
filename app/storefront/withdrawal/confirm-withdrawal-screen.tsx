import { href } from 'react-router'
import type { WithdrawalStatement } from '#commerce/after-sale/withdrawals/withdrawal.ts'
import { withdrawalMessages } from '#messages/withdrawal.ts'
import styles from '../orders/order-form.module.css'
import { StatementDetails } from './statement-details.tsx'
import { statementFields } from './statement-fields.ts'
import { TooManyAttemptsNotice } from './too-many-attempts-notice.tsx'

interface ConfirmWithdrawalScreenProps {
  statement: WithdrawalStatement
  formKey: string
  /** Seconds until it may be sent again; 0 if it may be sent now. */
  wait?: number
}

/** The second step. The law prescribes the label of its button. */
export function ConfirmWithdrawalScreen({ statement, formKey, wait = 0 }: ConfirmWithdrawalScreenProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{withdrawalMessages.confirm}</h1>
      <p>{withdrawalMessages.confirmIntro}</p>
      <StatementDetails statement={statement} />
      <form method="post" action={href('/withdrawal/confirm')} className={styles.form}>
        {statementFields.map(field => (
          <input key={field} type="hidden" name={field} value={statement[field]} />
        ))}
        <input type="hidden" name="key" value={formKey} />
        {wait > 0 && <TooManyAttemptsNotice wait={wait} />}
        <div className={styles.buttons}>
          <button type="submit" className="button">
            {withdrawalMessages.confirm}
          </button>
          <button
            type="submit"
            className="button quiet"
            name="change"
            value="1"
            formAction={href('/withdrawal')}
          >
            {withdrawalMessages.edit}
          </button>
        </div>
      </form>
    </div>
  )
}
