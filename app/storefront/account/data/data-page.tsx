import { data, href } from 'react-router'
import { accountDataMessages } from '#messages/account-data.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHeaders } from '../load-signed-in.server.ts'
import { requireFreshProof } from '../proof/require-fresh-proof.server.ts'
import type { Route } from './+types/data-page.ts'
import styles from './data-page.module.css'

/** A fresh proof first, so that the downloads start at once. */
export async function loader(args: Route.LoaderArgs) {
  const { account } = await requireFreshProof(args)
  return data({ email: account.email }, { headers: await accountHeaders(args) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountDataMessages.title })
}

export default function DataPage({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <AccountFrame current="settings" email={email}>
      <section className={styles.section}>
        <h2>{accountDataMessages.title}</h2>
        <p>{accountDataMessages.intro}</p>
        <ul className={styles.files}>
          <li>
            <a className="button" data-file href={href('/account/data/csv')}>
              {accountDataMessages.csv}
            </a>
            <p>{accountDataMessages.csvNote}</p>
          </li>
          <li>
            <a className="button quiet" data-file href={href('/account/data/json')}>
              {accountDataMessages.json}
            </a>
            <p>{accountDataMessages.jsonNote}</p>
          </li>
        </ul>
        <p className={styles.note}>{accountDataMessages.leftOut}</p>
      </section>
    </AccountFrame>
  )
}
