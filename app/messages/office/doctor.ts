import type { CheckName } from '#commerce/running/doctor/finding.ts'
import { inLanguage } from '../in-language.ts'
import type { ShownEvidence } from './doctor-evidence.ts'

/** The page that says what could hurt, and how to fix it. */
export const doctorMessages = inLanguage({
  title: 'Doctor',
  summary: (ill: number, warnings: number) => {
    const parts = [
      ...(ill > 0 ? [ill === 1 ? '1 thing needs care' : `${ill} things need care`] : []),
      ...(warnings > 0 ? [warnings === 1 ? '1 to keep an eye on' : `${warnings} to keep an eye on`] : []),
    ]
    return parts.length > 0 ? parts.join(', ') : 'All is well'
  },
  /** On Today. */
  reminder: (ill: number) => (ill === 1 ? '1 thing needs care' : `${ill} things need care`),
  checkNow: 'Check now',
  checking: 'Checking. This page looks again in a moment.',
  checked: 'Checked everything.',
  goesOn: 'The check goes on. This page shows what it finds.',
  ill: 'Needs care',
  warning: 'Keep an eye on',
  well: 'Well',
  health: { ill: 'Ill', warning: 'Warning', well: 'Well' },
  checkedAt: (time: string) => `Checked ${time}`,
  unchecked: 'Not checked yet',
  uncheckedText: (checks: string) => `${checks}: once a day, or when you choose “Check now”.`,
  checks: {
    address: 'Public address',
    email: 'Email',
    outbox: 'Outbox',
    payments: 'Payments',
    stock: 'Stock',
    jobs: 'Background jobs',
    pictures: 'Pictures',
    makers: 'Manufacturers',
    disk: 'Disk',
    backups: 'Backups',
    database: 'Database',
    version: 'Version',
    clock: 'Clock',
    access: 'Owners',
  } satisfies Record<CheckName, string>,
  works: {
    address: ({ said }) => `${said} leads to this shop.`,
    email: ({ since }) => `The last test email was delivered on ${since}.`,
    outbox: ({ since }) =>
      since ? `Nothing is stuck. The last email left on ${since}.` : 'Nothing is stuck.',
    payments: ({ since }) =>
      since ? `The last message of the provider came on ${since}.` : 'Nothing is pending.',
    stock: () => 'All stock is what its history says.',
    jobs: ({ count }) => `${count} jobs run on time.`,
    pictures: ({ count }) => `All ${count} files are there, and every product has a described picture.`,
    makers: () => 'No product needs another responsible company in the EU.',
    disk: ({ size }) => `${size} free.`,
    backups: ({ since }) => `The last one was made on ${since}.`,
    database: ({ said, size }) => `${said}, ${size}, intact.`,
    version: ({ said }) => `The data fits the shop’s version. Node ${said} gets security fixes.`,
    clock: ({ said }) => `The clock is right. The shop’s time zone is ${said}.`,
    access: ({ isOne, count, all }) => {
      if (count !== all) return 'The shop only runs on this computer, so owners need no passkey or app yet.'
      return isOne ? 'The owner signs in safely.' : 'All owners sign in safely.'
    },
  } satisfies Record<CheckName, (evidence: ShownEvidence) => string>,
  /** Beside the button: where the email goes. */
  sendTo: (email: string) => `Send one to ${email}`,
  noAddress: 'Enter an email address under your account first.',
  size: (bytes: number) => {
    const [unit, of] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['KB', 1e3]
    const value = bytes / (of as number)
    return `${value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`
  },
  duration: (seconds: number) => {
    const [unit, of] =
      seconds >= 172_800 ? ['days', 86_400] : seconds >= 7200 ? ['hours', 3600] : ['minutes', 60]
    return `${Math.max(1, Math.round(seconds / (of as number)))} ${unit}`
  },
  reasons: { stock: 'The doctor corrected stock by its history' },
  done: {
    email: (to: string) => `Test email queued for ${to}.`,
    sentAgain: (count: number) =>
      count === 0
        ? 'Nothing to send.'
        : count === 1
          ? '1 email is sent again.'
          : `${count} emails are sent again.`,
    provider: {
      ok: 'Stripe answered and accepts the keys.',
      refused: 'Stripe doesn’t accept the keys.',
      unreachable: 'Stripe didn’t answer.',
      none: 'Stripe isn’t connected.',
    },
    payments: 'The provider was asked.',
    stock: (count: number) => (count === 1 ? '1 SKU corrected.' : `${count} SKUs corrected.`),
    settled: 'Noted: the shelves were counted.',
    released: (count: number) =>
      count === 1 ? 'The stock of 1 order is back.' : `The stock of ${count} orders is back.`,
    jobs: {
      done: 'Done. Jobs go on at their usual times.',
      failed: 'It failed again. The reason is below.',
      running: 'A process is at it just now.',
    },
    restored: (count: number) => (count === 1 ? '1 picture restored.' : `${count} pictures restored.`),
    log: 'The log is empty.',
    logBusy: 'Another program still reads the log. Close it, and try again.',
    backup: 'The backup begins in a moment.',
    indexes: (count: number) => (count === 1 ? '1 index built anew.' : `${count} indexes built anew.`),
  },
})
