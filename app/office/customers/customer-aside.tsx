import { Link } from 'react-router'
import { customerDataMessages } from '#messages/office/customer-data.ts'
import { customerMessages } from '#messages/office/customers.ts'
import { Block, Facts } from '../ui/block.tsx'
import styles from './customer-page.module.css'
import type { CustomerPageView } from './load-customer.server.ts'

const texts = customerMessages.page

/** How to reach a customer, and which emails they get. */
export function CustomerAside({ view }: { view: CustomerPageView & { mayEdit: boolean } }) {
  const { key, email, accountSince, addresses, emails, deletedOn, mayEdit } = view
  return (
    <>
      <Block title={texts.totals}>
        <Facts facts={totalsOf(view)} />
        <p className="muted">{customerMessages.spentNote}</p>
      </Block>
      <Block title={texts.contact}>
        <p>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
        <p className="muted">
          {accountSince === null ? texts.guest : `${texts.accountSince} ${accountSince}`}
        </p>
      </Block>
      {addresses.length > 0 && (
        <Block title={texts.addresses}>
          {addresses.map(lines => (
            <address key={lines.join()} className={styles.address}>
              {lines.map((line, at) => (
                <div key={at}>{line}</div>
              ))}
            </address>
          ))}
        </Block>
      )}
      <Block title={texts.emails}>
        <Facts
          facts={[
            { label: texts.priceAlerts, value: emails.priceAlerts },
            { label: texts.stockAlerts, value: emails.stockAlerts },
            { label: texts.turnedOff, value: emails.turnedOff },
          ]}
        />
      </Block>
      {mayEdit && (
        <Block title={customerDataMessages.personalData}>
          <ul className={`${styles.links} tall-links`}>
            <li>
              <Link className="link" to={`/office/customers/${key}/data`}>
                {customerDataMessages.download}
              </Link>
            </li>
            {deletedOn === undefined && (
              <li>
                <Link className="link" to={`/office/customers/${key}/delete`}>
                  {customerDataMessages.delete}
                </Link>
              </li>
            )}
          </ul>
        </Block>
      )}
    </>
  )
}

function totalsOf({ totals: { count, spent, first } }: CustomerPageView) {
  return [
    { label: texts.count, value: count },
    ...(first === null ? [] : [{ label: texts.first, value: first }]),
    { label: texts.spent, value: spent, isSum: true },
  ]
}
