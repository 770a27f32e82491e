import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'
import { newestComplete } from '#commerce/running/backups/backup.ts'
import { isBackupRequested, readBackupFailure } from '#commerce/running/backups/backup-state-store.server.ts'
import { officeBackupMessages as texts } from '#messages/office/backups.ts'
import { officeSettingsMessages } from '#messages/office/settings.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { Block } from '../../ui/block.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TopicForm } from '../topic-form.tsx'
import { loadTopic, saveTopic, topicFields, topicForm } from '../topic-page.server.ts'
import type { Route } from './+types/backups-page.ts'
import { BackupList } from './backup-list.tsx'
import styles from './backups-page.module.css'

const fields = topicFields(['backups'])

export const middleware = [allow('settings.edit'), acceptForm(fields, topicForm)]

export async function loader(args: Route.LoaderArgs) {
  const { db, backups, settings } = args.context.get(shopContext)
  const now = new Date()
  const list = await backups.list()
  const newest = newestComplete(list)
  const failure = await readBackupFailure(db)
  const { backupDaily } = await settings()
  return {
    rows: list.map(({ name, at, isComplete, ...facts }) => ({
      ...{ name, isComplete, at: formatShopMinute(at.toISOString()) },
      facts: isComplete ? texts.facts(facts) : '',
      state: isComplete ? texts.complete : texts.damaged,
    })),
    folder: texts.folder(backups.path),
    empty: backupDaily ? texts.none : texts.noneWithoutDaily,
    last: newest && texts.last(now.getTime() - newest.at.getTime()),
    failed: failure && texts.failed(failure, formatShopMinute(failure.at)),
    isRunning: (await isBackupRequested(db)) || (await backups.isActive(now)),
    command: `TOTE_DATA_DIR=NEW_FOLDER npm run shop -- restore ${backups.path}/${newest?.name ?? 'BACKUP'}`,
    topic: await loadTopic(args, 'backups'),
  }
}

export function action(args: Route.ActionArgs) {
  return saveTopic(args, 'backups')
}

/** While a backup is being made, in milliseconds. */
const refreshDelay = 3000

/** The backups of the shop, how to restore one, and when the next is made. */
export default function BackupsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, folder, empty, last, failed, isRunning, command, topic } = loaderData
  const [title, intro] = officeSettingsMessages.topics.backups
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), refreshDelay)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
  return (
    <>
      <PageHead
        title={title}
        trail={[{ to: '/office/settings', label: officeSettingsMessages.title }]}
        actions={
          <Form method="post" action="/office/settings/backups/now">
            <button type="submit" className="button main">
              {texts.now}
            </button>
          </Form>
        }
      />
      <p className="soft">
        {intro} {last}
      </p>
      {failed && <p className="bad">{failed}</p>}
      <p role="status">{isRunning && texts.running}</p>
      <Block title={texts.listTitle} note={folder}>
        {rows.length > 0 ? <BackupList rows={rows} /> : <EmptyState text={empty} />}
      </Block>
      <Block title={texts.restoreTitle}>
        <p className={styles.prose}>{texts.restoreSteps}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways */}
        <pre className={styles.command} tabIndex={0}>
          {command}
        </pre>
        <p className={styles.prose}>{texts.restoreMore}</p>
      </Block>
      <Block title={texts.dailyTitle}>
        <TopicForm {...topic} answer={actionData} says={texts.says} />
      </Block>
    </>
  )
}
