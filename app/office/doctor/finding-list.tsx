import { Form, Link } from 'react-router'
import { Block } from '../ui/block.tsx'
import styles from './doctor.module.css'
import type { FindingView } from './load-doctor.server.ts'

interface FindingListProps {
  title: string
  findings: readonly FindingView[]
  /** The first one has the filled button. */
  hasMain: boolean
}

/** Each finding with what it hurts, the figures, and the way to mend it. */
export function FindingList({ title, findings, hasMain }: FindingListProps) {
  if (findings.length === 0) return null
  const main = hasMain ? findings.find(({ fixName, link }) => fixName ?? link) : undefined
  return (
    <Block title={title} note={findings.length}>
      <ul className={styles.findings}>
        {findings.map(finding => (
          <li
            key={`${finding.title} ${finding.hurts}`}
            className={finding.health === 'ill' ? styles.ill : undefined}
          >
            <h3>{finding.title}</h3>
            <div>
              <p className={styles.hurts}>{finding.hurts}</p>
              {finding.evidence && <p className={`muted ${styles.evidence}`}>{finding.evidence}</p>}
              <p className="soft">{finding.fix}</p>
            </div>
            <FindingAction {...finding} look={finding === main ? 'button main' : 'button outlined'} />
          </li>
        ))}
      </ul>
    </Block>
  )
}

function FindingAction({ fixName, link, action, look }: FindingView & { look: string }) {
  if (fixName)
    return (
      <Form method="post" action={`/office/doctor/${fixName}`} className="actions">
        <button type="submit" className={look}>
          {action}
        </button>
      </Form>
    )
  if (!link) return null
  return (
    <div className="actions">
      <Link className={look} to={link}>
        {action}
      </Link>
    </div>
  )
}
