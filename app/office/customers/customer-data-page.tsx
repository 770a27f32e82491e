import { customerDataMessages } from '#messages/office/customer-data.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/customer-data-page.ts'
import styles from './customer-data.module.css'
import { CustomerDataFrame } from './customer-data-frame.tsx'
import { loadCustomerHead } from './load-customer.server.ts'

export const middleware = [allow('customers.edit', { fresh: true })]

export function loader({ context, params }: Route.LoaderArgs) {
  return loadCustomerHead(context.get(shopContext), params.customer)
}

const texts = customerDataMessages.file

/** The files with everything stored about a customer. A fresh proof first, so that the downloads start at once. */
export default function CustomerDataPage({ loaderData }: Route.ComponentProps) {
  const { key, name, email, isGuest } = loaderData
  const page = `/office/customers/${key}`
  return (
    <CustomerDataFrame title={texts.title(name)} page={page} name={name}>
      <p>{isGuest ? texts.intro.guest(email) : texts.intro.account}</p>
      <p>{texts.proof(email)}</p>
      <form method="post" action={`${page}/data/file`} data-file className={styles.files}>
        <div>
          <button type="submit" name="format" value="csv" className="button main">
            {texts.csv}
          </button>
          <p className="muted">{texts.csvNote}</p>
        </div>
        <div>
          <button type="submit" name="format" value="json" className="button outlined">
            {texts.json}
          </button>
          <p className="muted">{texts.jsonNote}</p>
        </div>
      </form>
      <p className="muted">{texts.leftOut}</p>
      {isGuest && <p className="muted">{texts.leftOutOfGuest}</p>}
      <p className="muted">{texts.recorded}</p>
    </CustomerDataFrame>
  )
}
