import { longest, type Statement, type StatementErrors } from '../../commerce/withdrawals/withdrawal.ts'
import { TextField } from '../../ui/field/field.tsx'
import styles from '../orders/order-form.module.css'
import { WordsField } from '../orders/words-field.tsx'
import { mistakeInWords, statementFields } from './statement-fields.ts'
import { TooSoon } from './too-soon.tsx'

interface StatementScreenProps {
  typed: Partial<Record<keyof Statement, string>>
  errors: StatementErrors
  /** The seconds after which it may be sent again; 0 when it may. */
  wait: number
}

/** The first step: who withdraws from what. */
export function StatementScreen({ typed, errors, wait }: StatementScreenProps) {
  const about = (field: keyof Statement) => ({
    id: field,
    name: field,
    defaultValue: typed[field],
    mistake: mistakeInWords(field, errors[field]),
    maxLength: longest[field],
  })
  const wrong = statementFields.filter(field => errors[field] !== undefined)
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>Withdraw from contract</h1>
      <p>
        Here you may declare that you withdraw from the contract of an order, without giving a reason. You see
        your statement once more before it is sent, and get a receipt by e-mail at once.
      </p>
      {wait > 0 && <TooSoon wait={wait} />}
      {wrong.length > 0 && (
        <p className={styles.mistakes} role="alert">
          {wrong.length === 1 ? 'One field needs another look.' : `${wrong.length} fields need another look.`}
        </p>
      )}
      <form method="post" action="/withdrawal" className={styles.form} noValidate>
        <TextField {...about('name')} label="Your name" autoComplete="name" />
        <TextField
          {...about('orderNumber')}
          label="Order number"
          note="It looks like T-7KQ4-M2XA and stands in every letter about the order."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...about('email')}
          type="email"
          label="E-mail"
          note="The one that you ordered with. The receipt goes there."
          autoComplete="email"
        />
        <WordsField
          {...about('words')}
          label="Which goods?"
          optional
          note="Only if you withdraw from a part of the order."
          rows={3}
        />
        <div className={styles.ways}>
          <button type="submit" className="button">
            Continue
          </button>
        </div>
      </form>
    </div>
  )
}
