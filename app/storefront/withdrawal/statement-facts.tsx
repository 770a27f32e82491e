import type { Statement } from '../../commerce/withdrawals/withdrawal.ts'
import styles from '../orders/order-form.module.css'

/** What a statement says, field by field. */
export function StatementFacts({ statement }: { statement: Statement }) {
  const { name, orderNumber, email, words } = statement
  const facts = [
    ['Name', name],
    ['Order number', orderNumber],
    ['E-mail', email],
    ['Goods', words === '' ? 'The whole order' : words],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
