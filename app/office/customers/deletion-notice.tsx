import { Form } from 'react-router'
import { customerDataMessages } from '#messages/office/customer-data.ts'
import styles from './customer-data.module.css'

interface DeletionNoticeProps {
  /** Their key in URLs. */
  customer: string
  isGuest: boolean
  date: string
  mayEdit: boolean
}

const texts = customerDataMessages.deletion

/** Says when a customer will be deleted, with a button that keeps them. */
export function DeletionNotice({ customer, isGuest, date, mayEdit }: DeletionNoticeProps) {
  return (
    <Form method="post" action={`/office/customers/${customer}/keep`} className={styles.notice}>
      <p>{texts.scheduled(date)}</p>
      {mayEdit && (
        <button type="submit" className="button outlined">
          {texts.keep[isGuest ? 'guest' : 'account']}
        </button>
      )}
    </Form>
  )
}
