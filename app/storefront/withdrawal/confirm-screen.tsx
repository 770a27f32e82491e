import { href } from 'react-router'
import type { Statement } from '../../commerce/withdrawals/withdrawal.ts'
import styles from '../orders/order-form.module.css'
import { StatementFacts } from './statement-facts.tsx'
import { statementFields } from './statement-fields.ts'
import { TooSoon } from './too-soon.tsx'

interface ConfirmScreenProps {
  statement: Statement
  formKey: string
  /** The seconds after which it may be sent again; 0 when it may. */
  wait?: number
}

/** The second step: the statement once more, and the button that declares it, named as the law names it. */
export function ConfirmScreen({ statement, formKey, wait = 0 }: ConfirmScreenProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>Confirm withdrawal</h1>
      <p>I withdraw from the contract about this order. Nothing is declared before you confirm it.</p>
      {wait > 0 && <TooSoon wait={wait} />}
      <StatementFacts statement={statement} />
      <form method="post" action={href('/withdrawal/confirm')} className={styles.form}>
        {statementFields.map(field => (
          <input key={field} type="hidden" name={field} value={statement[field]} />
        ))}
        <input type="hidden" name="key" value={formKey} />
        <div className={styles.ways}>
          <button type="submit" className="button">
            Confirm withdrawal
          </button>
          <button
            type="submit"
            className="button quiet"
            name="change"
            value="1"
            formAction={href('/withdrawal')}
          >
            Change it
          </button>
        </div>
      </form>
    </div>
  )
}
