import { sendsEmails } from '../current-emails.ts'
import { formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'
import { noEmail } from './emails.ts'

const counted = (count: number, one: string, many: string) =>
  count === 1 ? one : `${formatNumber(count)} ${many}`

/** Downloading and deleting what is stored about a customer. */
export const customerDataMessages = inLanguage({
  personalData: 'Personal data',
  download: 'Download data',
  delete: 'Delete customer',
  file: {
    title: (name: string) => `Data of ${name}`,
    intro: {
      account:
        'Everything the shop stores about this customer, in the same files as they get in their account.',
      guest: (email: string) =>
        `Everything the shop stores under ${email}: orders with payments, returns and claims, reviews, alerts, messages and notes.`,
    },
    proof: (email: string) =>
      `Send the file to ${email} and nowhere else, unless the person has proven in another way who they are.`,
    csv: 'Download spreadsheets',
    csvNote: 'A ZIP file with a CSV file for each kind of data.',
    json: 'Download JSON',
    jsonNote: 'One file for other programs.',
    leftOut:
      'Nothing that opens something is in the files: no links, codes or gift cards. Notes by staff about the customer are.',
    leftOutOfGuest:
      'A cart, wish list or unfinished checkout without an account belongs to a browser. The shop can’t tell whose it is, so it isn’t in the files.',
    recorded: 'Your download is recorded under Changes, without the name or the address.',
  },
  deletion: {
    title: (name: string) => `Delete ${name}`,
    intro: (date: string, email: string) =>
      sendsEmails()
        ? `The data is deleted on ${date}, in 7 days. Until then you can keep it here, and so can the customer: ${email} gets an email with a link. A second email says when it’s done.`
        : `The data is deleted on ${date}, in 7 days. Until then you can keep it here. ${noEmail} Tell ${email} yourself.`,
    proof: (email: string) =>
      `Do this only if the person wrote from ${email}, or has proven in another way that the address is theirs.`,
    deletedTitle: 'What is deleted',
    deleted: {
      account: [
        'The account: name, addresses, settings, passkeys and signed-in browsers',
        'Cart, wish lists with their shared links, comparison, alerts and unfinished checkout',
        'Messages from the contact form, your notes, and copies of emails to this address',
      ],
      guest: [
        'Price and back-in-stock alerts',
        'Messages from the contact form, your notes, and copies of emails to this address',
      ],
    },
    staysTitle: 'What stays',
    stays: {
      both: [
        'Orders and invoices, with returns, claims, payments and withdrawals. They keep the name, address and email, because the law requires records of sales for years. They belong to no customer any more, and the list of orders still has them.',
        'The links in emails about orders, which open them for returns and the warranty',
        'Reviews, without the name of their author',
        'Backups, until they are deleted. If you restore an older one, delete the customer again.',
      ],
      guest: [
        'The cart, wish lists and unfinished checkout of a browser: the shop can’t tell whose they are. They end by themselves, a checkout after 30 days.',
      ],
    },
    later:
      'The shop never removes names from old orders by itself. How long you must keep them depends on your country.',
    openTitle: 'Still open',
    open: {
      orders: (count: number) => counted(count, '1 order hasn’t shipped', 'orders haven’t shipped'),
      payments: (count: number) => counted(count, '1 payment is running', 'payments are running'),
      refunds: (count: number) => counted(count, '1 refund isn’t sent yet', 'refunds aren’t sent yet'),
      returns: (count: number) => counted(count, '1 return is open', 'returns are open'),
      claims: (count: number) => counted(count, '1 warranty claim is open', 'warranty claims are open'),
      withdrawals: (count: number) =>
        counted(count, '1 withdrawal isn’t settled', 'withdrawals aren’t settled'),
    },
    openNote:
      'Finish these first if you can. They stay, and can be finished later, but no longer from the customer’s page.',
    downloadFirst: 'Download the data first',
    submit: (date: string) => `Delete on ${date}`,
    back: 'Back',
    scheduled: (date: string) => `The customer will be deleted on ${date}.`,
    scheduledBefore: 'The customer was set to be deleted before. Nothing has changed.',
    keep: { account: 'Keep the account', guest: 'Keep the data' },
    staysNow: { account: 'The account stays.', guest: 'The data stays.' },
    notKept: 'Nothing to keep: the customer isn’t set to be deleted.',
  },
})
