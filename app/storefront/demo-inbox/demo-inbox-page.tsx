import { data, href } from 'react-router'
import { readRenderedEmails } from '#commerce/running/outbox/read-outbox-store.server.ts'
import { demoInboxMessages } from '#messages/demo-inbox.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { renderDueEmails } from '#writing/sending/render-emails-job.server.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/demo-inbox-page.ts'
import styles from './demo-inbox.module.css'
import { demoInboxHeaders, requireDemoInbox } from './has-demo-inbox.server.ts'

const maxEmails = 100

/** The emails of a demo shop, for trying it without a mail server. */
export async function loader(args: Route.LoaderArgs) {
  await requireDemoInbox(args)
  const { db } = args.context.get(shopContext)
  // The job renders once a second. A shopper may be faster.
  await renderDueEmails(db, args.url.origin, new Date(), args.request.signal)
  const emails = await readRenderedEmails(db, maxEmails)
  const list = emails.map(({ createdAt, ...email }) => ({ ...email, at: formatShopMinute(createdAt) }))
  return data({ emails: list, isCut: emails.length === maxEmails }, { headers: demoInboxHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: demoInboxMessages.title })
}

export default function DemoInboxPage({ loaderData: { emails, isCut } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{demoInboxMessages.title}</h1>
      <p className={styles.note}>
        <b>{demoInboxMessages.note}</b> {demoInboxMessages.intro}
      </p>
      {emails.length === 0 && <p className={styles.empty}>{demoInboxMessages.empty}</p>}
      <ol className={styles.emails}>
        {emails.map(({ id, recipient, subject, at }) => (
          <li key={id}>
            <a href={href('/demo/inbox/:email', { email: String(id) })}>{subject}</a>
            <p>{demoInboxMessages.to({ recipient })}</p>
            <p className={styles.time}>{at}</p>
          </li>
        ))}
      </ol>
      {isCut && <p className={styles.empty}>{demoInboxMessages.showsAll({ count: maxEmails })}</p>}
    </div>
  )
}
