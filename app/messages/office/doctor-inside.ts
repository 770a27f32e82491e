import { type FindingTexts, operator, several } from './doctor-evidence.ts'

const backupReasons: Record<string, string> = {
  'low-disk': 'The disk of the backups hasn’t enough room.',
  disk: 'The disk of the backups refused it.',
}

/** Stock, jobs, files, the database and this computer. */
export const insideFindings = {
  'stock-differs': {
    hurts: ({ isOne, count }) =>
      isOne
        ? 'The stock of 1 SKU isn’t what its history says. You may sell what isn’t there.'
        : `The stock of ${count} SKUs isn’t what their history says. You may sell what isn’t there.`,
    evidence: ({ names }) => names,
    fix: 'The history is right: it has every sale and count. You can undo the correction.',
    action: e => `Correct ${e.isOne ? '1 SKU' : `${e.count} SKUs`}`,
  },
  'ledger-gaps': {
    hurts: e => `The history of stock has ${several(e, 'gap', 'gaps')}: another program changed it.`,
    evidence: ({ names, since }) => `${names}, since ${since}`,
    fix: 'Count the shelves of these SKUs and correct them under Stock. Then say so here.',
    action: 'I counted them',
  },
  'stock-held': {
    hurts: e =>
      `${several(e, 'canceled order still holds', 'canceled orders still hold')} stock that you could sell.`,
    evidence: ({ names }) => names,
    fix: 'Put it back.',
    action: 'Put it back',
  },
  'jobs-failing': {
    hurts: ({ names }) => `The job “${names}” keeps failing.`,
    evidence: ({ since, count, said }) => `${count} times since ${since}: ${said}`,
    fix: `Run it again. If it fails, ask ${operator} to look at the log.`,
    action: 'Run it now',
  },
  'jobs-overdue': {
    hurts: 'Jobs are overdue: emails, refunds and reminders wait.',
    evidence: ({ names, since }) => `${names}, since ${since}`,
    fix: `Run them. If they don’t go on by themselves, ask ${operator} to restart the shop.`,
    action: 'Run them now',
  },
  'pictures-missing': {
    hurts: e => `${several(e, 'picture has', 'pictures have')} lost its file. New sizes can’t be made.`,
    evidence: ({ names }) => names,
    fix: 'A smaller copy is left, and can take its place. Upload the original again if you have it.',
    action: e => (e.isOne ? 'Restore it' : `Restore ${e.count} pictures`),
  },
  'pictures-lost': {
    hurts: e => `${several(e, 'picture is', 'pictures are')} gone: shoppers see an empty frame.`,
    evidence: ({ names }) => names,
    fix: 'Upload it again, or restore the folder “pictures” from a backup.',
    action: 'Open the product',
  },
  'files-lost': {
    hurts: e => `${several(e, 'file to download is', 'files to download are')} gone.`,
    evidence: ({ names }) => names,
    fix: 'Upload it again, or restore the folder “pictures” from a backup.',
    action: 'Open the product',
  },
  'products-without-picture': {
    hurts: e =>
      `${several(e, 'published product has', 'published products have')} no picture. Few buy what they can’t see.`,
    fix: 'Add pictures.',
    action: 'Show them',
  },
  'alt-texts-missing': {
    hurts: e =>
      `${several(e, 'product has', 'products have')} pictures without a description, for people who can’t see them.`,
    fix: 'Describe them, or mark them as decorative.',
    action: 'Show them',
  },
  'responsible-missing': {
    hurts: e =>
      `${several(e, 'product comes', 'products come')} from outside the EU, and nobody in the EU is named who is responsible for ${e.isOne ? 'it' : 'them'}. You may not offer ${e.isOne ? 'it' : 'them'} there (Regulation (EU) 2023/988).`,
    evidence: ({ names }) => names,
    fix: 'Name a company in the EU on the product or its brand, or stop delivering to the EU.',
    action: 'Open the product',
  },
  'disk-full': {
    hurts: 'The disk is almost full. Without room, the shop can’t take orders.',
    evidence: ({ size }) => `${size} free`,
    fix: `Ask ${operator} to free space on the disk of the data folder, or to enlarge it.`,
  },
  'disk-low': {
    hurts: 'The disk gets full.',
    evidence: ({ size }) => `${size} free`,
    fix: `Ask ${operator} to free space on the disk of the data folder, or to enlarge it.`,
  },
  'log-large': {
    hurts: 'The database’s log has grown, which takes space and slows the shop down.',
    evidence: ({ size }) => size,
    fix: 'Empty it. If it grows again, another program keeps the database open.',
    action: 'Empty it',
  },
  'backup-missing-yet': {
    hurts: 'There is no backup of the shop yet.',
    fix: 'Make one now. Copy it to another machine.',
    action: 'Back up now',
  },
  'backup-missing': {
    hurts: 'There is no backup: a broken disk would take the shop and its orders with it.',
    fix: 'Make one now, and turn on daily backups under Settings. Copy them to another machine.',
    action: 'Back up now',
  },
  'backup-old': {
    hurts: 'The last backup is old: a broken disk would take all orders since then with it.',
    evidence: ({ since }) => `It was made on ${since}.`,
    fix: 'Make one now, and turn on daily backups under Settings.',
    action: 'Back up now',
  },
  'backup-failed': {
    hurts: 'The last backup failed.',
    evidence: ({ since, said }) => `On ${since}. ${backupReasons[said] ?? ''}`,
    fix: `Settings, Backups says more. Once it’s mended, back up again.`,
    action: 'Back up now',
  },
  'backup-running': {
    hurts: 'A backup is being made.',
    fix: 'This page looks again in a moment.',
  },
  'database-damaged': {
    hurts: 'The database is damaged. Orders could get lost.',
    evidence: ({ said }) => said,
    fix: `Ask ${operator} to stop the shop, restore the last backup, and test the disk.`,
  },
  'index-damaged': {
    hurts: 'An index of the database is damaged, so lists may be wrong or slow.',
    evidence: ({ names }) => names,
    fix: 'Build it anew from its table. Shoppers may wait a few seconds.',
    action: 'Build it anew',
  },
  'rows-orphaned': {
    hurts: e =>
      `${several(e, 'row of the database refers', 'rows of the database refer')} to others that another program deleted.`,
    evidence: ({ names }) => names,
    fix: `Ask ${operator} to restore the last backup from before.`,
  },
  'check-unfinished': {
    hurts: 'The shop is large, and this check didn’t finish in time.',
    fix: 'Check again at night, or run: npm run shop -- doctor',
  },
  'postgres-ended': {
    hurts: 'The database gets no security fixes any more.',
    evidence: ({ said, since }) => `PostgreSQL ${said}${since && `, ended ${since}`}`,
    fix: `Ask ${operator} to upgrade PostgreSQL.`,
  },
  'connections-scarce': {
    hurts: 'The database runs out of connections. Then pages fail.',
    evidence: ({ count, all }) => `${count} of ${all} in use`,
    fix: `Ask ${operator} to close other programs, or to raise max_connections.`,
  },
  'data-newer': {
    hurts: 'A newer version of the shop has changed the database. This one may misread it.',
    evidence: ({ names }) => names,
    fix: `Ask ${operator} to start the newer version in place of this one.`,
  },
  'data-older': {
    hurts: 'The database is older than the shop’s code. Pages may fail.',
    evidence: ({ names }) => names,
    fix: `Ask ${operator} to restart the shop, which brings it up to date.`,
  },
  'node-ended': {
    hurts: 'The program that runs the shop gets no security fixes any more.',
    evidence: ({ said, since }) => `Node ${said}, ended ${since}`,
    fix: `Ask ${operator} to install the latest version of the shop, which brings its own Node.`,
  },
  'node-ending': {
    hurts: 'The program that runs the shop gets security fixes for a few weeks only.',
    evidence: ({ said, since }) => `Node ${said}, until ${since}`,
    fix: `Ask ${operator} to install the latest version of the shop, which brings its own Node.`,
  },
  'clock-behind': {
    hurts: 'The clock was set back: offers, invoices and sign-ins use the wrong time.',
    evidence: ({ duration }) => `The latest entry is ${duration} ahead of it.`,
    fix: `Ask ${operator} to set the server’s clock by NTP (timedatectl set-ntp true).`,
  },
  'clock-differs': {
    hurts: 'The clock is wrong: offers start late, and payments may be refused.',
    evidence: ({ said, duration, isAhead }) =>
      `It is ${duration} ${isAhead ? 'ahead of' : 'behind'} that of ${said}.`,
    fix: `Ask ${operator} to set the clocks of both by NTP (timedatectl set-ntp true).`,
  },
  'clock-set-back': {
    hurts: 'The clock was set back while the shop was open.',
    evidence: ({ duration }) => `By ${duration}`,
    fix: `If it’s right now, ask ${operator} to restart the shop.`,
  },
  'time-zone-unknown': {
    hurts: 'Nobody knows the shop’s time zone, so dates are wrong.',
    evidence: ({ said }) => said,
    fix: 'Choose another one.',
    action: 'Shop settings',
  },
  'owner-unsecured': {
    hurts: e =>
      `${several(e, 'owner signs', 'owners sign')} in without a passkey or an app. A stolen link opens the office.`,
    fix: 'Ask them to add a passkey under their account.',
    action: 'Your account',
  },
  'owner-alone': {
    hurts: 'You are the only owner and have no recovery codes. One lost phone locks you out.',
    fix: 'Make recovery codes, or invite a second owner.',
    action: 'Your account',
  },
} satisfies Record<string, FindingTexts>
