import { findTestEmail, readSetupNotes } from '../../setup/setup-store.server.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import { judgeEmail } from './email-rule.ts'

/** Shares its test email with the setup. */
export const checkEmail: DoctorCheck = async ({ db, sendsEmails, isLocal }) => {
  const { setup_test_email: key } = await readSetupNotes(db)
  return judgeEmail({ sendsEmails, isLocal, test: key ? await findTestEmail(db, key) : null })
}
