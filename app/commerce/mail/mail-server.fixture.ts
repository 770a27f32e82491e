import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** What the server says to a recipient, or to a letter: nothing is yes. */
type Answer = { code: number; words: string } | undefined

export interface MailServer {
  url: string
  /** What came, the first first. */
  mails: (Email & { envelope: { from: string; to: string[] } })[]
  /** Called with each recipient; may answer later. */
  toRecipient: (address: string) => Answer | Promise<Answer>
  /** Called with each letter when it is there already. */
  toLetter: () => Answer | Promise<Answer>
  stop: () => Promise<void>
}

/** A real mail server on this machine, which keeps what it gets. */
export async function mailServer(port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      Promise.resolve(fixture.toRecipient(address)).then(answer => done(errorOf(answer)), done)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        const answer = await fixture.toLetter()
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        if (!answer)
          fixture.mails.push({ ...mail, envelope: { from, to: envelope.rcptTo.map(to => to.address) } })
        done(errorOf(answer))
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const fixture: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: [],
    toRecipient: () => undefined,
    toLetter: () => undefined,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const connection of server.connections) connection.close()
      }),
  }
  onTestFinished(fixture.stop)
  return fixture
}

function errorOf(answer: Answer): Error | null {
  return answer ? Object.assign(new Error(answer.words), { responseCode: answer.code }) : null
}
