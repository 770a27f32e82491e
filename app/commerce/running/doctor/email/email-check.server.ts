import type { TestEmail } from '../../setup/setup.ts'
import { findTestEmail, readSetupNotes } from '../../setup/setup-store.server.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import type { Diagnosis } from '../finding.ts'

/** Shares its test email with the setup. */
export const checkEmail: DoctorCheck = async ({ db, sendsEmails, isLocal }) => {
  const { setup_test_email: key } = await readSetupNotes(db)
  return judgeEmail({ sendsEmails, isLocal, test: key ? await findTestEmail(db, key) : null })
}

interface MailFacts {
  sendsEmails: boolean
  isLocal: boolean
  test: TestEmail | null
}

/** Judges whether emails leave the shop, by the last test email. */
function judgeEmail({ sendsEmails, isLocal, test }: MailFacts): Diagnosis {
  const facts = test?.sentAt ? { since: test.sentAt } : {}
  if (!sendsEmails) return { findings: [{ code: isLocal ? 'no-mail-server-yet' : 'no-mail-server' }], facts }
  if (!test) return { findings: [{ code: 'email-untried' }], facts }
  if (test.sentAt !== null) return { findings: [], facts }
  const since = test.createdAt
  if (test.error === null && test.failedAt === null)
    return { findings: [{ code: 'email-sending', since }], facts }
  return { findings: [{ code: 'email-refused', since, said: test.error ?? '' }], facts }
}
