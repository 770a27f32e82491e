import type { Db, Tx } from '#db/schema/schema.ts'
import { seal, unseal } from '#db/secrets/secrets.server.ts'
import type { EmailFacts, RenderedEmail } from './email.ts'

/** Facts and content are sealed, because they contain tokens. */
export function sealEmailFacts(db: Db | Tx, facts: EmailFacts): string {
  return seal(db, 'email-facts', JSON.stringify(facts))
}

export function unsealEmailFacts(db: Db | Tx, sealed: string): EmailFacts {
  return JSON.parse(unseal(db, 'email-facts', sealed)) as EmailFacts
}

export function sealRenderedEmail(db: Db | Tx, { subject, html, text: plain }: RenderedEmail) {
  return { subject, html_sealed: seal(db, 'email-html', html), text_sealed: seal(db, 'email-plain', plain) }
}

interface SealedEmail {
  subject: string | null
  html_sealed: string | null
  text_sealed: string | null
}

/** Undefined before an email is rendered and after it was cleared. */
export function unsealRenderedEmail(db: Db | Tx, sealed: SealedEmail): RenderedEmail | undefined {
  const { subject, html_sealed, text_sealed } = sealed
  if (subject === null || html_sealed === null || text_sealed === null) return undefined
  return {
    subject,
    html: unseal(db, 'email-html', html_sealed),
    text: unseal(db, 'email-plain', text_sealed),
  }
}
