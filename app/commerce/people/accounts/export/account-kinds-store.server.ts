import { emailSpellings } from '../email-spellings.server.ts'
import type { ExportedKind } from './exported-kind.ts'

/** Rows of the account, and emails and messages of its address. */
export const accountKinds = {
  account: {
    rows: (db, { id }) => db.selectFrom('account').where('id', '=', id),
    columns: {
      email: 'account.email',
      name: 'account.name',
      language: 'account.language',
      comparedProducts: 'account.compared',
      passkeyDeclinedAt: 'account.passkey_declined_at',
      createdAt: 'account.created_at',
    },
    formats: { comparedProducts: 'list' },
  },
  addresses: {
    rows: (db, { id }) => db.selectFrom('account_address').where('account_id', '=', id).orderBy('id'),
    columns: {
      address: 'account_address.address',
      createdAt: 'account_address.created_at',
      madeDefaultAt: 'account_address.default_at',
    },
    formats: { address: 'address' },
  },
  sessions: {
    rows: (db, { visitorId }) => db.selectFrom('session').where('visitor_id', '=', visitorId).orderBy('id'),
    columns: {
      name: 'session.name',
      createdAt: 'session.created_at',
      lastUsedAt: 'session.seen_at',
      addressProvenAt: 'session.proven_at',
    },
  },
  passkeys: {
    rows: (db, { id }) => db.selectFrom('passkey').where('account_id', '=', id).orderBy('id'),
    columns: {
      name: 'passkey.name',
      createdAt: 'passkey.created_at',
      lastUsedAt: 'passkey.used_at',
      uses: 'passkey.counter',
      transports: 'passkey.transports',
      seenOnSeveralDevicesAt: 'passkey.backed_up_at',
    },
    formats: { transports: 'list' },
  },
  emailOptOuts: {
    rows: (db, { id }) => db.selectFrom('account_email_opt_out').where('account_id', '=', id).orderBy('kind'),
    columns: { kind: 'account_email_opt_out.kind', since: 'account_email_opt_out.created_at' },
  },
  emailChanges: {
    rows: (db, { id }) => db.selectFrom('email_change').where('account_id', '=', id).orderBy('id'),
    columns: {
      from: 'email_change.old_email',
      to: 'email_change.new_email',
      changedAt: 'email_change.changed_at',
      revertableUntil: 'email_change.revert_until',
      revertedAt: 'email_change.reverted_at',
    },
  },
  codes: {
    rows: (db, { id, email }) =>
      db
        .selectFrom('sign_in_request')
        .where(({ eb, or }) => or([eb('email', '=', email), eb('account_id', '=', id)]))
        .orderBy('id'),
    columns: {
      purpose: 'sign_in_request.purpose',
      email: 'sign_in_request.email',
      requestedAt: 'sign_in_request.created_at',
      expiresAt: 'sign_in_request.expires_at',
      closedAt: 'sign_in_request.closed_at',
      attempts: 'sign_in_request.attempts',
    },
  },
  deletionRequests: {
    rows: (db, { id, email }) =>
      db
        .selectFrom('customer_deletion')
        .where(({ eb, or }) => or([eb('email', '=', email), eb('account_id', '=', id)])),
    columns: { requestedAt: 'customer_deletion.requested_at', dueAt: 'customer_deletion.due_at' },
  },
  contactMessages: {
    rows: (db, { email }) =>
      db.selectFrom('contact_message').where('email', 'in', emailSpellings(email)).orderBy('id'),
    columns: {
      number: 'contact_message.number',
      name: 'contact_message.name',
      email: 'contact_message.email',
      orderNumber: 'contact_message.order_number',
      message: 'contact_message.message',
      receivedAt: 'contact_message.received_at',
    },
  },
  notesByStaff: {
    rows: (db, { email }) =>
      db
        .selectFrom('customer_note')
        .where('email', 'in', emailSpellings(email))
        .where('removed_at', 'is', null)
        .orderBy('id'),
    columns: { email: 'customer_note.email', text: 'customer_note.text', at: 'customer_note.at' },
  },
  emails: {
    rows: (db, { email }) =>
      db.selectFrom('email').where('recipient', 'in', emailSpellings(email)).orderBy('id'),
    columns: {
      kind: 'email.kind',
      recipient: 'email.recipient',
      createdAt: 'email.created_at',
      sentAt: 'email.sent_at',
      failedAt: 'email.failed_at',
    },
  },
} satisfies Record<string, ExportedKind>
