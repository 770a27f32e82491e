import type { Actor } from '#commerce/values/actor.ts'
import { amountExample } from './amount-example.ts'
import { formatNumber } from './format.ts'
import { pluralEn } from './plural.ts'

/** The texts of `npm run shop`. */
export const commandMessages = {
  usage:
    'Usage: npm run shop -- SUBJECT VERB, for example: orders show T-7KQ4-M2XA. A subject alone lists its verbs.',
  summaries: {
    addFile: 'adds a PDF that products offer to download',
    addPicture: 'adds a picture for products, banners and journal entries',
    addRecord: 'adds one; --help lists its fields',
    accept: 'accepts a return and emails the label to the shopper',
    answer: 'answers a warranty claim by email',
    cancel: 'cancels an order and refunds what was paid',
    check: 'checks that stock and its ledger agree',
    count: 'sets the stock of a SKU to what you counted',
    claims: 'lists open warranty claims',
    decline: 'declines a return and emails the reason to the shopper',
    deliver: 'marks an order as delivered and starts its return window',
    email: 'shows the text of one email',
    emails: 'lists the latest emails, sent or pending',
    doctor: 'says what could hurt the shop and how to fix it',
    endDemo: 'turns the demo shop into a real one: no demo notice, no test payments',
    giftCard: 'issues a gift card and shows its code, once',
    list: 'lists the latest orders',
    listChanges: 'lists the latest changes',
    listRecords: 'lists them',
    listSettings: 'lists all settings',
    pack: 'marks an order as packed',
    paid: 'records the bank transfer for an order',
    receive: 'records a returned package, restocks its items and refunds them',
    refund: 'refunds part of what was paid',
    refunds: 'lists refunds that you have to send yourself',
    removeRecord: 'removes one',
    returns: 'lists returns that need your attention',
    sent: 'marks a refund as sent',
    setRecord: 'changes the fields you name, clears empty ones',
    setSetting: 'changes a setting',
    ship: 'ships an order and emails the tracking number to the shopper',
    show: 'shows everything about an order',
    showChange: 'shows what a change did',
    showRecord: 'shows all its fields',
    showSetting: 'explains a setting and shows its value',
    stock: 'adds to a SKU’s stock; a negative number takes away',
    undo: 'undoes a change; --conflicts skip leaves what was changed since, --conflicts force overwrites it',
    messages: 'lists the latest messages from the contact form',
    withdrawals: 'lists the latest withdrawals from contracts',
    staffLink: 'prints a link that signs in the owner, or the staff member with this address',
  },
  fieldRules: {
    named: ({ by, subject }: { by: string; subject: string }) => `Enter the ${by} of one of the ${subject}.`,
    /** Named with what it's a part of. */
    within: (subject: string) => `Enter one of the ${subject}, such as color/clay.`,
    range: ({ min, max }: { min: number; max: number }) =>
      `Enter a whole number from ${formatNumber(min)} to ${formatNumber(max)}.`,
    ofAttribute: 'Enter what the product has for one of the attributes, such as --attribute-material oak.',
    repeated: 'Repeat it for more than one.',
    required: 'Required.',
  },
  states: ({ states }: { states: string }) => `Valid states are ${states}.`,
  noOrders: 'No orders found.',
  unknownOrder: ({ number }: { number: string }) =>
    number === '' ? 'Enter an order number.' : `There is no order ${number}.`,
  orderIs: ({ number, state }: { number: string; state: string }) => `Order ${number} is ${state}.`,
  orderCannotBe: ({ number, state, requested }: { number: string; state: string; requested: string }) =>
    `Order ${number} is ${state} and can’t be ${requested} now.`,
  orderPaid: ({ number, amount }: { number: string; amount: string }) =>
    `Order ${number} is paid: ${amount}.`,
  nothingDue: ({ number, state }: { number: string; state: string }) =>
    `Order ${number} is ${state}. Nothing is due.`,
  paidAfterCancellation: ({ number }: { number: string }) =>
    `Order ${number} was canceled and its items are back in stock. Refund the payment.`,
  shipmentRefusals: {
    'no-carrier': 'Enter the carrier: --carrier UPS',
    'no-tracking-number': 'Enter the tracking number: --tracking 1Z999',
    'bad-url': 'The tracking page must be a URL like https://packages.example/1.',
  },
  noReturns: 'There are no open returns.',
  returnAccepted: ({ number }: { number: string }) => `Return ${number} is accepted.`,
  returnDeclined: ({ number }: { number: string }) => `Return ${number} is declined.`,
  returnPartlyReceived: ({ number }: { number: string }) =>
    `Return ${number} is partly received: what came will be refunded, and the rest stays open.`,
  unknownArrival: 'Enter what came as SKU=ARRIVED or SKU=ARRIVED/DAMAGED, with the SKUs of the return.',
  returnReceived: ({ number }: { number: string }) => `Return ${number} is received and will be refunded.`,
  noClaims: 'There are no open claims.',
  claimAnswered: ({ number }: { number: string }) => `Claim ${number} is answered.`,
  noMessages: 'There are no messages.',
  noWithdrawals: 'There are no withdrawals.',
  orderNumber: ({ number }: { number: string }) => `order ${number}`,
  noMatchingOrder: ({ number }: { number: string }) => `no order with this email address: ${number}`,
  caseRefusals: {
    'unknown-return': 'There is no such return.',
    'changed-meanwhile': 'A package of this return came meanwhile.',
    'nothing-arrived': 'Nothing came: decline the return instead.',
    'more-than-open': 'That’s more than is still to come.',
    'more-damaged': 'More are damaged than came.',
    'not-open': 'This return has already been answered or received.',
    'needs-message': 'Enter a message for the shopper: --message "…"',
    'unknown-claim': 'There is no such claim.',
    'answered-before': 'This claim has already been answered.',
  },
  get enterAmount(): string {
    return `Enter an amount, such as ${amountExample(50)}.`
  },
  refundTooLarge: ({ number }: { number: string }) =>
    `That’s more than is left to refund on order ${number}.`,
  refundRequested: ({ amount, number }: { amount: string; number: string }) =>
    `Refunding ${amount} on order ${number}.`,
  noRefunds: 'There are no refunds to send.',
  refundSent: 'Done. The shopper will get an email.',
  unknownRefund: 'There is no such refund to send.',
  refundReasons: {
    canceled: () => 'canceled',
    'paid-after-cancellation': () => 'paid after cancellation',
    'paid-twice': () => 'paid twice',
    returned: ({ returnNumber }: { returnNumber: string | null }) => `return ${returnNumber}`,
    'refunded-at-provider': () => 'refunded at the provider',
    items: () => 'items of the order',
    edited: () => 'edit of the order',
    goodwill: ({ note }: { note: string }) => note || 'by the merchant',
  },
  stockNow: ({ available, sku }: { available: number; sku: string }) => `${sku}: ${available} available.`,
  stockRefusals: {
    'unknown-sku': ({ sku }: { sku: string }) => `There is no SKU ${sku}.`,
    'no-change': () => 'Enter a change: stock add SKU 5',
    'below-zero': ({ sku }: { sku: string }) => `There aren’t that many of ${sku} in stock.`,
  },
  giftCardIssued: ({ amount, code }: { amount: string; code: string }) => `Gift card for ${amount}: ${code}`,
  enterCount: 'Enter how many you counted: stock count SKU 12',
  stockAgrees: 'Stock and ledger agree.',
  stockDiffers: ({ sku, expected, found }: { sku: string; expected: number; found: number }) =>
    `${sku}: ${expected} in the ledger, ${found} in stock`,
  demoEnded:
    'The demo is over. Restart the shop to stop test payments.\nThe bank accounts and the settings phone, email and address are still examples. Replace them with your own.',
  staffLink: ({ name, url }: { name: string; url: string }) =>
    `Signs in ${name} once, within 24 hours: ${url}`,
  unknownStaff: ({ email }: { email: string }) =>
    email === '' ? 'The shop has no owner yet.' : `Nobody on your staff has the address ${email}.`,
  noEmails: 'There are no emails.',
  unknownEmail: 'There is no such email. “emails list” shows them.',
  emailNotRendered: ({ recipient }: { recipient: string }) =>
    `To ${recipient}: not rendered yet, or deleted after 90 days.`,
  emailTo: ({ recipient }: { recipient: string }) => `To: ${recipient}`,
  emailSubject: ({ subject }: { subject: string }) => `Subject: ${subject}`,
  orderPlaced: ({ number, state, time, email }: Record<'number' | 'state' | 'time' | 'email', string>) =>
    `Order ${number}, ${state}, placed ${time} by ${email}`,
  deliveryAndPayment: ({ delivery, payment }: { delivery: string; payment: string }) =>
    `${delivery}, payment by ${payment}`,
  returnedCount: ({ count }: { count: number }) => `(${count} returned)`,
  amounts: ({
    total,
    paid,
    giftCard,
    refunded,
  }: Record<'total' | 'paid' | 'giftCard' | 'refunded', string>) =>
    `Total ${total}, paid ${paid}, by gift card ${giftCard}, refunded ${refunded}`,
  actors: {
    shopper: () => 'shopper',
    staff: ({ name }) => name,
    job: ({ name }) => (name === '' ? 'shop' : `shop (${name})`),
    provider: ({ name }) => name,
    'command-line': () => 'command line',
  } satisfies Record<Actor['kind'], (actor: { name: string }) => string>,
  shipment: ({
    carrier,
    trackingNumber,
    items,
  }: {
    carrier: string
    trackingNumber: string
    items: readonly string[]
  }) => [`Package: ${carrier} ${trackingNumber}`, ...items].join(', '),
  noRecords: 'There are none.',
  moreRecords: ({ from }: { from: number }) => `There may be more: list ${from}`,
  unknownRecord: 'There is no such entry. “list” shows them all.',
  recordAdded: ({ key }: { key: string }) => `Added ${key}.`,
  recordChanged: ({ key, change }: { key: string; change: number }) =>
    `Changed ${key}. To undo it: changes undo ${change}`,
  recordUnchanged: ({ key }: { key: string }) => `Nothing to change in ${key}.`,
  recordRemoved: ({ key, change }: { key: string; change: number }) =>
    `Removed ${key}. To undo it: changes undo ${change}`,
  noFile: ({ file }: { file: string }) => `The file ${file} can’t be read.`,
  noPdf: ({ file, megabytes }: { file: string; megabytes: number }) =>
    `${file} isn’t a PDF, or has more than ${megabytes} MB.`,
  noPicture: ({ file }: { file: string }) =>
    `${file} isn’t a JPEG, PNG, WebP or AVIF picture, is damaged, or has more than 50 megapixels.`,
  enterValue: 'Enter a value: settings set NAME VALUE',
  settingIs: ({ name, value }: { name: string; value: string }) => `${name}: ${value}`,
  changedRows: ({ count, subjects }: { count: number; subjects: string }) =>
    pluralEn(count, { one: `1 row of ${subjects}`, other: `${formatNumber(count)} rows of ${subjects}` }),
  noChanges: 'There are no changes.',
  fromTo: ({ before, after }: { before: string; after: string }) =>
    before === '' ? `added ${after}` : after === '' ? `deleted ${before}` : `${before} → ${after}`,
  undoOf: ({ change }: { change: number }) => `undo of ${change}`,
  undone: ({ change }: { change: number }) => `Done. To redo it: changes undo ${change}`,
  undoStopped: 'Nothing was undone. These were changed since, or can’t be restored:',
  conflictChoices: 'To leave them as they are: --conflicts skip. To overwrite them: --conflicts force.',
  conflict: ({ reason, by }: { reason: string; by: { change: number; actor: string } | undefined }) =>
    by === undefined ? reason : `${reason} by ${by.actor} in change ${by.change}`,
  conflictingColumn: ({ column, current, restored }: Record<'column' | 'current' | 'restored', unknown>) =>
    `${column}: is ${current}, was ${restored}`,
  undoRefusals: {
    'unknown-change': 'There is no such change. “changes list” shows them.',
    unfinished: 'This change isn’t finished yet. Try again in a moment.',
    'already-undone': 'This change is already undone.',
    'last-owner': 'The shop needs an owner, so this can’t be undone.',
    'personal-data': 'Personal data isn’t recorded, so this can’t be undone.',
  },
}
