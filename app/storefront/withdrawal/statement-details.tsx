import type { WithdrawalStatement } from '#commerce/after-sale/withdrawals/withdrawal.ts'
import { sharedMessages } from '#messages/shared.ts'
import { withdrawalMessages } from '#messages/withdrawal.ts'
import styles from '../orders/order-form.module.css'

export function StatementDetails({ statement }: { statement: WithdrawalStatement }) {
  const { name, orderNumber, email, comment } = statement
  const details = [
    [withdrawalMessages.facts.name, name],
    [withdrawalMessages.facts.orderNumber, orderNumber],
    [sharedMessages.email, email],
    [withdrawalMessages.facts.items, comment === '' ? withdrawalMessages.wholeOrder : comment],
  ] as const
  return (
    <dl className={styles.facts}>
      {details.map(([label, value], at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
