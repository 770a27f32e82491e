import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'
import { formatList } from '#messages/format.ts'
import { doctorMessages as texts } from '#messages/office/doctor.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { Block } from '../ui/block.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Status } from '../ui/status-dial.tsx'
import type { Route } from './+types/doctor-page.ts'
import styles from './doctor.module.css'
import { FindingList } from './finding-list.tsx'
import { loadDoctor } from './load-doctor.server.ts'
import { testRecipient } from './test-recipient.server.ts'

export const middleware = [allow('settings.edit')]

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const email = await testRecipient(shop, context.get(staffContext))
  return loadDoctor(shop.doctor, email, new Date())
}

/** While something is on its way, in milliseconds. */
const refreshDelay = 2000

/** What could hurt the shop, and how to fix it. */
export default function DoctorPage({ loaderData }: Route.ComponentProps) {
  const { ill, warnings, well, unchecked, isChecking, checkedAt } = loaderData
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isChecking) return
    const timer = setInterval(() => void revalidate(), refreshDelay)
    return () => clearInterval(timer)
  }, [isChecking, revalidate])
  return (
    <>
      <PageHead
        title={texts.title}
        note={texts.summary(ill.length, warnings.length)}
        actions={<CheckNow isMain={ill.length + warnings.length === 0} />}
      />
      <p className="soft" role="status">
        {isChecking ? texts.checking : texts.checkedAt(checkedAt)}
      </p>
      <FindingList title={texts.ill} findings={ill} hasMain />
      <FindingList title={texts.warning} findings={warnings} hasMain={ill.length === 0} />
      {unchecked.length > 0 && (
        <Block title={texts.unchecked} note={unchecked.length}>
          <p className="soft">{texts.uncheckedText(formatList(unchecked))}</p>
        </Block>
      )}
      <Block title={texts.well} note={well.length}>
        <ul className={styles.well}>
          {well.map(({ check, title, text, at }) => (
            <li key={check}>
              <Status dial="done">{title}</Status>
              <span className="soft">{text}</span>
              <span className="muted small">{at}</span>
            </li>
          ))}
        </ul>
      </Block>
    </>
  )
}

function CheckNow({ isMain }: { isMain: boolean }) {
  return (
    <Form method="post" action="/office/doctor/check">
      <button type="submit" className={isMain ? 'button main' : 'button outlined'}>
        {texts.checkNow}
      </button>
    </Form>
  )
}
