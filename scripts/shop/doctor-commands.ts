import path from 'node:path'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { createPaymentProviders } from '#commerce/payments/providers/payment-providers.server.ts'
import { BackupFolder } from '#commerce/running/backups/backup-folder.server.ts'
import { Doctor } from '#commerce/running/doctor/doctor.server.ts'
import { type CheckReport, healthOfReport } from '#commerce/running/doctor/finding.ts'
import { loadSettings } from '#commerce/running/settings/load-settings.server.ts'
import { doctorMessages as texts } from '#messages/office/doctor.ts'
import { showEvidence, showFinding } from '#messages/office/show-evidence.server.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { type CommandInput, failed, type ShopCommand, succeeded } from './command.ts'

/** Runs while the shop is open or closed. */
export const doctorCommands: Record<string, ShopCommand> = {
  '': {
    usage: '',
    summary: commandMessages.summaries.doctor,
    async run(input) {
      const reports = await (await openDoctor(input)).checkNow()
      const lines = reports.flatMap(linesOf)
      return reports.some(report => healthOfReport(report) === 'ill') ? failed(...lines) : succeeded(...lines)
    },
  },
}

async function openDoctor({ db, dataDir, environment, url }: CommandInput): Promise<Doctor> {
  const log = () => {}
  const providers = await createPaymentProviders(db, environment.payments, log)
  const settings = () => loadSettings(db)
  const files = (name: string) => new PictureFiles(path.join(dataDir, name))
  const backups = new BackupFolder(environment.backupDir)
  const parts = { db, providers, backups, settings, log, reviewPictures: files('review-pictures') }
  const { jobs, mailer } = await createJobs(parts, environment)
  mailer?.close()
  return new Doctor({
    ...{ db, dataDir, providers, backups, jobs, publicUrl: url, pictures: files('pictures') },
    ...{ isLocal: environment.isLocal, sendsEmails: environment.smtpUrl !== undefined },
  })
}

function linesOf(report: CheckReport): string[] {
  const { check, findings, facts } = report
  const name = `${texts.health[healthOfReport(report)].padEnd(7)}  ${texts.checks[check]}`
  if (findings.length === 0) return [`${name}: ${texts.works[check](showEvidence(facts))}`]
  return [name, ...findings.flatMap(finding => findingLines(showFinding(finding)))]
}

function findingLines({ hurts, evidence, fix }: ReturnType<typeof showFinding>): string[] {
  return [hurts, evidence, fix].filter(text => text !== '').map(text => `         ${text}`)
}
