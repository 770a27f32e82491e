import { data, href } from 'react-router'
import { readSessions } from '../../../commerce/accounts/sessions/session-list-store.server.ts'
import { maxSessionNameLength } from '../../../commerce/accounts/sessions/session-name.ts'
import { accountMessages } from '../../../messages/account.ts'
import { formatDate } from '../../../messages/format.ts'
import { toShopDay } from '../../../messages/shop-time.server.ts'
import { shopContext } from '../../../web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import type { Route } from './+types/sessions-page.ts'
import styles from './sessions-page.module.css'

/** The browsers that are signed in to the account. */
export async function loader(args: Route.LoaderArgs) {
  const { account, sessionId } = await loadSignedIn(args)
  const sessions = await readSessions(args.context.get(shopContext).db, account)
  const list = sessions.map(({ id, name, createdAt, seenAt }) => ({
    ...{ id, name, isCurrent: id === sessionId },
    ...{ signedInOn: toShopDay(createdAt), lastUsedOn: toShopDay(seenAt) },
  }))
  return data({ email: account.email, sessions: list }, { headers: await accountHeaders(args) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountMessages.devices })
}

export default function SessionsPage({ loaderData: { email, sessions } }: Route.ComponentProps) {
  return (
    <AccountFrame current="devices" email={email}>
      <h2 className="visually-hidden">{accountMessages.devices}</h2>
      <p className={styles.intro}>{accountMessages.devicesIntro}</p>
      <ul className={styles.sessions}>
        {sessions.map(session => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      <form method="post" action={href('/account/sessions/end-all')} className={styles.all}>
        <button type="submit" className="button quiet">
          {accountMessages.signOutEverywhere}
        </button>
        <p>{accountMessages.signOutEverywhereNote}</p>
      </form>
    </AccountFrame>
  )
}

type Session = Route.ComponentProps['loaderData']['sessions'][number]

function SessionItem({ session: { id, name, signedInOn, lastUsedOn, isCurrent } }: { session: Session }) {
  const title = name || accountMessages.unknownDevice
  const dates = { signedIn: formatDate(signedInOn), lastUsed: formatDate(lastUsedOn) }
  return (
    <li>
      <div>
        <h3>
          {title}
          {isCurrent && <span className={styles.current}>{accountMessages.thisDevice}</span>}
        </h3>
        <p>{accountMessages.sessionDates(dates)}</p>
      </div>
      <form
        method="post"
        action={isCurrent ? href('/account/sign-out') : href('/account/sessions/end')}
        className={styles.end}
      >
        {!isCurrent && <input type="hidden" name="session" value={id} />}
        <button type="submit" aria-label={accountMessages.signOutDevice({ name: title })}>
          {accountMessages.signOut}
        </button>
      </form>
      <details>
        <summary aria-label={accountMessages.renameDevice({ name: title })}>{accountMessages.rename}</summary>
        <form method="post" action={href('/account/sessions/rename')}>
          <input type="hidden" name="session" value={id} />
          <input
            type="text"
            name="name"
            aria-label={accountMessages.deviceName}
            defaultValue={name}
            maxLength={maxSessionNameLength}
            autoComplete="off"
          />
          <button type="submit" className="button quiet">
            {accountMessages.rename}
          </button>
        </form>
      </details>
    </li>
  )
}
