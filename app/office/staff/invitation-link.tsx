import { Link } from 'react-router'
import { officeStaffMessages } from '#messages/office/staff.ts'
import { PageHead } from '../ui/page-head.tsx'
import styles from './staff-page.module.css'

interface InvitationLinkProps {
  /** Undefined if this page was opened again: a link is shown once. */
  made: { email: string; link: string } | undefined
}

/** A link into the office, shown once to the owner who made it in a shop that can't email it. */
export function InvitationLink({ made }: InvitationLinkProps) {
  const texts = officeStaffMessages
  return (
    <>
      <PageHead title={texts.linkTitle} trail={[{ to: '/office/settings/staff', label: texts.title }]} />
      <div className={styles.link}>
        {made ? (
          <>
            <p>{texts.passOn(made.email)}</p>
            <output aria-label={texts.linkTitle}>{made.link}</output>
            <p>{texts.linkOnce}</p>
          </>
        ) : (
          <p>{texts.linkGone}</p>
        )}
        <Link to="/office/settings/staff" className="button outlined">
          {texts.done}
        </Link>
      </div>
    </>
  )
}
