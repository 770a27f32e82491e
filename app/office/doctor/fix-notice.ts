import type { FixName } from '#commerce/running/doctor/fix.ts'
import type { Fixed } from '#commerce/running/doctor/fixes.server.ts'
import { doctorMessages } from '#messages/office/doctor.ts'

const { done } = doctorMessages

/** What became of a fix. */
export function fixNotice(
  name: FixName,
  { count = 0, run = 'done', provider }: Fixed,
  email: string,
): string {
  const sentences: Record<FixName, () => string> = {
    'send-email': () => done.email(email),
    'send-failed': () => done.sentAgain(count),
    'send-unknown': () => done.sentAgain(count),
    'send-waiting': () => done.sentAgain(count),
    'send-overdue': () => done.jobs[run],
    'ask-provider': () => done.provider[provider ?? 'none'],
    'ask-payments': () => done.payments,
    'correct-stock': () => done.stock(count),
    'settle-gaps': () => done.settled,
    'release-stock': () => done.released(count),
    'run-jobs': () => done.jobs[run],
    'restore-pictures': () => done.restored(count),
    'empty-log': () => (run === 'done' ? done.log : done.logBusy),
    'back-up': () => done.backup,
    'rebuild-indexes': () => done.indexes(count),
  }
  return sentences[name]()
}
