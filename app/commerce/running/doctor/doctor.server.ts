import { DatabaseUnavailable } from '#db/outages/database-unavailable.server.ts'
import { errorForLog } from '../../values/error-for-log.ts'
import type { Job } from '../jobs/job.ts'
import { askPaymentProvider } from '../setup/try-setup.server.ts'
import { checkAccess } from './access/access-check.server.ts'
import { checkAddress } from './address/address-check.server.ts'
import { checkBackups } from './backups/backups-check.server.ts'
import { checkClock } from './clock/clock-check.server.ts'
import { checkDatabase } from './database/database-check.server.ts'
import { checkDisk } from './disk/disk-check.server.ts'
import type { DoctorCheck, DoctorShop } from './doctor-shop.server.ts'
import { readReports, saveReport } from './doctor-store.server.ts'
import { day, minute } from './doctor-time.ts'
import { checkEmail } from './email/email-check.server.ts'
import { checkOutbox } from './email/outbox-check.server.ts'
import { type CheckName, type CheckReport, checkNames, isSlow, slowChecks } from './finding.ts'
import { checkJobs } from './jobs/jobs-check.server.ts'
import { checkMakers } from './makers/makers-check.server.ts'
import { checkPayments } from './payments/payments-check.server.ts'
import { checkPictures } from './pictures/pictures-check.server.ts'
import { checkStock } from './stock/stock-check.server.ts'
import { checkVersion } from './version/version-check.server.ts'

const checks: Record<CheckName, DoctorCheck> = {
  address: checkAddress,
  email: checkEmail,
  outbox: checkOutbox,
  payments: checkPayments,
  stock: checkStock,
  jobs: checkJobs,
  pictures: checkPictures,
  makers: checkMakers,
  disk: checkDisk,
  backups: checkBackups,
  database: checkDatabase,
  version: checkVersion,
  clock: checkClock,
  access: checkAccess,
}

/** How often the job runs the quick checks, in milliseconds. The slow ones follow once a day. */
const interval = 15 * minute

/** A shop that has just opened has better things to do, in milliseconds. */
const firstDelay = 10 * minute

/** Finds what could hurt a shop. One per process. */
export class Doctor {
  readonly shop: DoctorShop
  #checking: Promise<CheckReport[]> | undefined
  readonly #closing = new AbortController()

  constructor(shop: DoctorShop) {
    this.shop = shop
  }

  /** Whether this process runs the slow checks just now. */
  get isChecking(): boolean {
    return this.#checking !== undefined
  }

  /** All reports in the order of the page: the slow checks as they were, the others as of now. */
  async read(now: Date): Promise<CheckReport[]> {
    const stored = await readReports(this.shop.db)
    const reports: CheckReport[] = []
    for (const check of checkNames)
      reports.push(
        isSlow(check)
          ? (stored.get(check) ?? { check, at: null, findings: [], facts: {} })
          : await this.#run(check, now, new AbortController().signal),
      )
    return reports
  }

  /** Runs every check and keeps the reports. Concurrent calls share one run. */
  checkNow(closing = this.#closing.signal): Promise<CheckReport[]> {
    this.#checking ??= this.#runAll(closing).finally(() => {
      this.#checking = undefined
    })
    return this.#checking
  }

  /** Runs one check again, after what it found was mended, and keeps the report. */
  async checkAgain(check: CheckName, now: Date): Promise<CheckReport> {
    const report = await this.#run(check, now, new AbortController().signal)
    await saveReport(this.shop.db, report)
    return report
  }

  /** Ends a run early. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#checking?.catch(() => {})
  }

  /** Keeps the reports fresh, for the line on Today. */
  job(openedAt: Date): Job {
    return {
      name: 'doctor',
      interval,
      run: async (now, closing) => {
        if (now.getTime() - openedAt.getTime() < firstDelay) return 0
        const stored = await readReports(this.shop.db)
        const times = slowChecks.map(check => Date.parse(stored.get(check)?.at ?? '') || 0)
        if (now.getTime() - Math.min(...times) >= day) await this.checkNow(closing)
        else for (const check of checkNames.filter(one => !isSlow(one))) await this.checkAgain(check, now)
        return 0
      },
    }
  }

  async #runAll(closing: AbortSignal): Promise<CheckReport[]> {
    const { db, providers } = this.shop
    await askPaymentProvider(db, providers)
    const reports: CheckReport[] = []
    for (const check of checkNames) {
      if (closing.aborted) break
      const report = await this.#run(check, new Date(), closing)
      reports.push(report)
      if (!closing.aborted) await saveReport(db, report)
    }
    return reports
  }

  async #run(check: CheckName, now: Date, closing: AbortSignal): Promise<CheckReport> {
    const at = now.toISOString()
    try {
      return { check, at, ...(await checks[check](this.shop, now, closing)) }
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      const said = errorForLog(error).split('\n')[0]!
      return { check, at, findings: [{ code: 'check-failed', said }], facts: {} }
    }
  }
}
