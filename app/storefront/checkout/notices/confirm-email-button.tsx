import { href } from 'react-router'
import { checkoutMessages } from '#messages/checkout.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import styles from '#ui/notice/notice-box.module.css'

/** Submits the page's form, so unsaved input goes along. */
export function ConfirmEmailButton() {
  if (!sendsEmails()) return null
  return (
    <button
      type="submit"
      form="checkout"
      formAction={href('/checkout/confirm')}
      formNoValidate
      className={`button quiet ${styles.action}`}
    >
      {checkoutMessages.sendLink}
    </button>
  )
}
