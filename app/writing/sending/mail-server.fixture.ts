import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** Undefined accepts. */
type SmtpReply = { code: number; message: string } | undefined

export interface MailServer {
  url: string
  /** Received emails, the first first. */
  emails: (Email & { envelope: { from: string; to: string[] } })[]
  /** Called with each recipient; may reply later. */
  onRecipient: (address: string) => SmtpReply | Promise<SmtpReply>
  /** Called with each email once it has been received. */
  onEmail: () => SmtpReply | Promise<SmtpReply>
  stop: () => Promise<void>
}

/** A real mail server on loopback that stores what it receives. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      Promise.resolve(fixture.onRecipient(address)).then(reply => done(smtpError(reply)), done)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        const reply = await fixture.onEmail()
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        if (!reply)
          fixture.emails.push({ ...mail, envelope: { from, to: envelope.rcptTo.map(to => to.address) } })
        done(smtpError(reply))
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const fixture: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    emails: [],
    onRecipient: () => undefined,
    onEmail: () => undefined,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const connection of server.connections) connection.close()
      }),
  }
  onTestFinished(fixture.stop)
  return fixture
}

function smtpError(reply: SmtpReply): Error | null {
  return reply ? Object.assign(new Error(reply.message), { responseCode: reply.code }) : null
}
