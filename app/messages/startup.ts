import { formatNumber } from './format.ts'

/** Shown on the command line when the shop starts: for staff, so in English only. */
export const startupMessages = {
  open: ({ url, seconds }: { url: string; seconds: string }) =>
    `Tote is open at ${url} (ready in ${seconds} s)`,
  staffLink: ({ url }: { url: string }) =>
    `Open your office with this link. It works once, within 24 hours: ${url}`,
  unencrypted:
    'The shop is reached without HTTPS: others on the network can read the cookie that signs staff in. Put a proxy with HTTPS in front of it and set PUBLIC_URL to its https:// address.',
  dataFolder: ({ path }: { path: string }) => `data in ${path}`,
  openedDemo: 'opened the demo shop (npm start -- --empty opens an empty one in a new data folder)',
  openedEmpty: ({ variable }: { variable: string | undefined }) =>
    `opened an empty shop${variable === undefined ? '' : ` because ${variable} is set`} (npm start -- --demo opens the demo shop in a new database)`,
  emailsNotSent: 'emails stay in the outbox: set SMTP_URL to send them',
  liveKeyWithDemo:
    'STRIPE_SECRET_KEY is a live key, and the demo shop and test payments need a test key (sk_test_…). Leave out --demo and TEST_PAYMENTS to sell for real.',
  liveKeyInDemoShop:
    'STRIPE_SECRET_KEY is a live key, but this is the demo shop, where orders are not real. Open your own shop in a new data folder (TOTE_DATA_DIR) or database, or make this one real: npm run shop -- demo end',
  liveKeyWithTestPayments:
    'TEST_PAYMENTS is on, but STRIPE_SECRET_KEY is a live key. Remove TEST_PAYMENTS, or use a test key (sk_test_…).',
  newerDatabase: ({ migration }: { migration: string }) =>
    `The database was made by a newer version of Tote (it has "${migration}"). Nothing was changed. Start that version.`,
  beforeVersion1:
    'The database was made by a version of Tote before 1.0.0, which this one can’t open. Nothing was changed. Start that version, or a new shop in another data folder (TOTE_DATA_DIR) or database (DATABASE_URL).',
  otherSecretKey: ({ file }: { file: string }) =>
    `The database was created with a different secret key than the one in ${file}. Nothing was changed. Put this shop's key there, from its data folder or its backup. Processes on one database share one data folder. If the key is lost, see "The secret key" in docs/production.md.`,
  dataFolderNotWritable: ({ path, code }: { path: string; code: string }) =>
    `The data folder ${path} cannot be written to (${code}). Make it writable or choose another with TOTE_DATA_DIR.`,
  unfinishedRestore: ({ path }: { path: string }) =>
    `A backup was being restored into ${path} and isn’t complete. Run the same command again: npm run shop -- restore BACKUP`,
  databaseFailed: ({ error }: { error: string }) =>
    `The database cannot be opened: ${error}. Nothing was changed.`,
  shopFailed: ({ error }: { error: string }) => `The shop cannot be opened: ${error}.`,
  catalogTooLarge: ({
    products,
    needed,
    available,
  }: {
    products: number
    needed: number
    available: number
  }) =>
    `The catalog of ${formatNumber(products)} products needs about ${megabytes(needed)} of memory, but only ${megabytes(available)} is free. Give the shop more memory.`,
  portFailures: {
    EADDRINUSE: ({ port }: { port: number }) =>
      `Port ${port} is in use. Stop the other program or choose another port, for example PORT=${port + 1} npm start.`,
    EACCES: ({ port }: { port: number }) =>
      `This user isn’t allowed to open port ${port}. Choose one above 1023, for example PORT=3000 npm start.`,
    EADDRNOTAVAIL: ({ host }: { host: string }) =>
      `This machine does not have the address ${host}. Set HOST to one that it has.`,
    ENOTFOUND: ({ host }: { host: string }) =>
      `The host name ${host} is unknown. Set HOST to an address of this machine.`,
  },
  portFailed: ({ host, port, code }: { host: string; port: number; code: string }) =>
    `${host}:${port} cannot be opened (${code}).`,
  /** `value` is undefined where it may hold a password. */
  invalidVariable: ({
    name,
    value,
    expected,
  }: {
    name: string
    value: string | undefined
    expected: string
  }) => `${name}${value === undefined ? '' : ` is "${value}", but`} must be ${expected}.`,
  expected: {
    port: 'a number from 0 to 65535',
    url: ({ example }: { example: string }) => `an address like ${example}`,
    productListUrl: 'an address like https://products.example, without a password',
    mailFrom: 'an email address, with or without a name, like Tote <shop@example.com>',
    onOrOff: 'on or off',
    stripeKey: 'a key like sk_live_… or rk_live_…',
    webhookSecret: 'a secret like whsec_…',
    bothStripeVariables: 'set together with the other Stripe variable',
  },
}

function megabytes(bytes: number): string {
  return `${formatNumber(Math.ceil(bytes / 1e6))} MB`
}
