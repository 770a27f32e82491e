import type { Actor } from '../../values/actor.ts'
import { requestBackup } from '../backups/backup-state-store.server.ts'
import { type JobRun, runJobNow } from '../jobs/run-job-now.server.ts'
import type { PaymentCheck } from '../setup/setup.ts'
import { askPaymentProvider, sendTestEmail } from '../setup/try-setup.server.ts'
import { rebuildDamagedIndexes } from './database/database-check.server.ts'
import { emptyLog } from './disk/disk-check.server.ts'
import type { Doctor } from './doctor.server.ts'
import { sendFailedAgain, sendWaitingNow } from './email/outbox-check.server.ts'
import type { CheckName } from './finding.ts'
import type { FixName } from './fix.ts'
import { checkJobs } from './jobs/jobs-check.server.ts'
import { askAboutPayments } from './payments/payments-check.server.ts'
import { restorePictures } from './pictures/pictures-check.server.ts'
import { correctStock, releaseHeldStock, settleLedgerGaps } from './stock/correct-stock.server.ts'

interface FixContext {
  actor: Actor
  /** Of changes that can be undone. */
  reason: string
  /** The recipient of a test email. */
  email: string
  now: Date
}

export interface Fixed {
  count?: number
  changeSet?: number | null
  run?: JobRun
  provider?: PaymentCheck | undefined
}

type Fix = (doctor: Doctor, context: FixContext) => Promise<Fixed>

/** Each mends something, and names the check that looks again. Repeating one is harmless. */
const fixes: Record<FixName, { check: CheckName; apply: Fix }> = {
  'send-email': {
    check: 'email',
    async apply({ shop: { db } }, { email, now }) {
      await sendTestEmail(db, email, now)
      return {}
    },
  },
  'send-failed': {
    check: 'outbox',
    apply: async ({ shop: { db } }, { now }) => ({
      count: await sendFailedAgain(db, { toUnknown: false }, now),
    }),
  },
  'send-unknown': {
    check: 'outbox',
    apply: async ({ shop: { db } }, { now }) => ({
      count: await sendFailedAgain(db, { toUnknown: true }, now),
    }),
  },
  'send-waiting': {
    check: 'outbox',
    apply: async ({ shop: { db } }, { now }) => ({ count: await sendWaitingNow(db, now) }),
  },
  'send-overdue': {
    check: 'outbox',
    apply: (doctor, { now }) => runJobs(doctor, ['render-emails', 'send-emails', 'send-bulk-emails'], now),
  },
  'ask-provider': {
    check: 'payments',
    apply: async ({ shop: { db, providers } }) => ({ provider: await askPaymentProvider(db, providers) }),
  },
  'ask-payments': {
    check: 'payments',
    async apply({ shop: { db, providers } }, { now }) {
      await askAboutPayments(db, providers, now)
      return {}
    },
  },
  'correct-stock': {
    check: 'stock',
    async apply({ shop: { db } }, context) {
      const { corrected, changeSet } = await correctStock(db, context)
      return { count: corrected, changeSet }
    },
  },
  'settle-gaps': {
    check: 'stock',
    async apply({ shop: { db } }) {
      await settleLedgerGaps(db)
      return {}
    },
  },
  'release-stock': {
    check: 'stock',
    apply: async ({ shop: { db } }, context) => ({ count: await releaseHeldStock(db, context) }),
  },
  'run-jobs': { check: 'jobs', apply: (doctor, { now }) => runIllJobs(doctor, now) },
  'restore-pictures': {
    check: 'pictures',
    apply: async ({ shop }) => ({ count: await restorePictures(shop) }),
  },
  'empty-log': {
    check: 'disk',
    apply: async ({ shop: { db } }) => ({ run: (await emptyLog(db)) ? 'done' : 'running' }),
  },
  'back-up': {
    check: 'backups',
    async apply({ shop: { db } }, { now }) {
      await requestBackup(db, now)
      return {}
    },
  },
  'rebuild-indexes': {
    check: 'database',
    apply: async ({ shop }, { now }) => ({ count: await rebuildDamagedIndexes(shop, now) }),
  },
}

/** Mends what a check found, and checks again. */
export async function applyFix(doctor: Doctor, name: FixName, context: FixContext): Promise<Fixed> {
  const { check, apply } = fixes[name]
  const fixed = await apply(doctor, context)
  await doctor.checkAgain(check, new Date(Math.max(Date.now(), context.now.getTime())))
  return fixed
}

/** Runs every job that fails or that nobody runs. */
async function runIllJobs(doctor: Doctor, now: Date): Promise<Fixed> {
  const { findings } = await checkJobs(doctor.shop, now, new AbortController().signal)
  return runJobs(
    doctor,
    findings.flatMap(({ names = [] }) => names),
    now,
  )
}

/** The worst outcome counts. */
async function runJobs({ shop }: Doctor, names: readonly string[], now: Date): Promise<Fixed> {
  const jobs = shop.jobs.filter(({ name }) => names.includes(name))
  const runs: JobRun[] = []
  for (const job of jobs) runs.push(await runJobNow(shop.db, job, now))
  const worst = (['failed', 'running'] as const).find(run => runs.includes(run))
  return { run: worst ?? 'done' }
}
