import { href } from 'react-router'
import { demoInboxMessages } from '#messages/demo-inbox.ts'
import styles from './demo-inbox-link.module.css'

/** Leads to the emails of a demo shop, which reach no real inbox. Shows nothing in other shops. */
export function DemoInboxLink({ isShown }: { isShown: boolean }) {
  if (!isShown) return null
  return (
    <div className={styles.box}>
      {demoInboxMessages.openNote} <a href={href('/demo/inbox')}>{demoInboxMessages.open}</a>
    </div>
  )
}
