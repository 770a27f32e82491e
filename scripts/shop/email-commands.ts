import { findEmail, readOutbox } from '#commerce/running/outbox/read-outbox-store.server.ts'
import { readId } from '#commerce/values/whole-number.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { failed, isoMinute, type ShopCommand, succeeded } from './command.ts'

/** The only way to read emails until a mail server is configured. */
export const emailCommands: Record<string, ShopCommand> = {
  list: {
    usage: 'list',
    summary: commandMessages.summaries.emails,
    async run({ db }) {
      const emails = await readOutbox(db, 50)
      if (emails.length === 0) return succeeded(commandMessages.noEmails)
      return succeeded(
        ...emails.map(({ id, createdAt, kind, recipient, state }) =>
          [id, isoMinute(createdAt), kind, recipient, state].join('  '),
        ),
      )
    },
  },
  show: {
    usage: 'show ID',
    summary: commandMessages.summaries.email,
    async run({ db, words: [subject = ''] }) {
      const email = await findEmail(db, readId(subject) ?? 0)
      if (!email) return failed(commandMessages.unknownEmail)
      if (!email.rendered) return succeeded(commandMessages.emailNotRendered(email))
      // Indented, so that no line of the email looks like our own.
      const lines = email.rendered.text.split(/\r?\n/).map(line => `  ${line}`.trimEnd())
      return succeeded(
        commandMessages.emailTo(email),
        commandMessages.emailSubject(email.rendered),
        '',
        ...lines,
      )
    },
  },
}
