import { findEmail, readOutbox } from '../../app/commerce/mail/read-outbox-store.server.ts'
import { readWholeNumber } from '../../app/commerce/whole-number.ts'
import { type Command, done, refused } from './command.ts'

/** What the shop wrote to whom: the only way to read it while no mail server is set. */
export const emailCommands: Record<string, Command> = {
  emails: {
    usage: 'emails',
    about: 'the latest emails, sent or waiting',
    async run({ db }) {
      const emails = await readOutbox(db, 50)
      if (emails.length === 0) return done('There are no emails.')
      return done(
        ...emails.map(({ id, createdAt, kind, recipient, state }) =>
          [id, createdAt.slice(0, 16).replace('T', ' '), kind, recipient, state].join('  '),
        ),
      )
    },
  },
  email: {
    usage: 'email ID',
    about: 'the text of one email',
    async run({ db, subject }) {
      const email = await findEmail(db, readWholeNumber(subject) ?? 0)
      if (!email) return refused('There is no such email. "emails" lists them.')
      if (!email.written) return done(`To ${email.recipient}: not written yet, or deleted after 90 days.`)
      // Indented: no line of it passes for one of ours.
      const lines = email.written.plain.split(/\r?\n/).map(line => `  ${line}`.trimEnd())
      return done(`To: ${email.recipient}`, `Subject: ${email.written.subject}`, '', ...lines)
    },
  },
}
