import type { EmailFacts, RenderedEmail } from '#commerce/running/outbox/email.ts'
import type { Language } from '#commerce/values/languages.ts'
import type { Db } from '#db/schema/schema.ts'
import { readEmailSources } from './email-sources.server.ts'
import { renderEmail } from './render-email.server.ts'

/** An email as the job renders it. */
export async function renderOneEmail(
  db: Db,
  facts: EmailFacts,
  url: string,
  language?: Language,
): Promise<RenderedEmail | undefined> {
  return renderEmail(db, facts, await readEmailSources(db, url, [facts]), language)
}
