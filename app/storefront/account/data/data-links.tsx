import { href, Link } from 'react-router'
import { accountDataMessages } from '#messages/account-data.ts'
import styles from './data-links.module.css'

/** The ways to take the account's data along, and to leave. */
export function DataLinks() {
  return (
    <section className={`${styles.links} tall-links`} aria-labelledby="your-data">
      <h2 id="your-data">{accountDataMessages.title}</h2>
      <ul>
        <li>
          <Link to={href('/account/data')}>{accountDataMessages.download}</Link>
        </li>
        <li>
          <Link to={href('/account/delete')}>{accountDataMessages.deleteAccount}</Link>
        </li>
      </ul>
    </section>
  )
}
