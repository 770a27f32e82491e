import { href, Link } from 'react-router'
import { phoneLink } from '#commerce/content/phone-link.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import type { LoadedLayout } from '../../layout-data/use-layout-data.ts'
import styles from './checkout-footer.module.css'

/** Answers to questions that come up while paying, and ways to ask. */
export function CheckoutFooter({ layoutData }: { layoutData: LoadedLayout }) {
  const { settings, helpMenu, withdraw } = layoutData
  const { phone, email } = settings
  const pages = helpMenu.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))
  return (
    <footer className={styles.footer}>
      <div className={`wrap quiet-links ${styles.row}`}>
        {(phone !== '' || email !== '') && (
          <p className={styles.contact}>
            {checkoutMessages.questions} {phone !== '' && <a href={phoneLink(phone)}>{phone}</a>}
            {phone !== '' && email !== '' && ' · '}
            {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        )}
        <ul className={styles.links}>
          {pages.map(({ label, href }, at) => (
            <li key={at}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
          {withdraw !== '' && (
            <li>
              <Link to={href('/withdrawal')}>{withdraw}</Link>
            </li>
          )}
        </ul>
      </div>
    </footer>
  )
}
