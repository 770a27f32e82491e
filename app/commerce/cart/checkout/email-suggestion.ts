import { EditDistance } from '../../catalog/search/words/edit-distance.ts'
import { parseEmail } from '../../values/typed/email-address.ts'

/** Common domains, and real ones that look like a typo of them. */
const knownDomains = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.co.jp yahoo.ca yahoo.fr yahoo.de yahoo.it yahoo.es
   hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.it hotmail.es outlook.com outlook.de outlook.fr
   live.com msn.com icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me fastmail.com hey.com
   comcast.net verizon.net att.net sbcglobal.net gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de
   freenet.de posteo.de mailbox.org orange.fr wanadoo.fr free.fr laposte.net libero.it btinternet.com
   mail.com mail.ru email.com ymail.com rocketmail.com yandex.com zoho.com`.split(/\s+/),
)

/** Endings that no domain has. */
const wrongEndings: Record<string, string> = { con: 'com', cmo: 'com', ocm: 'com', comm: 'com', vom: 'com' }

/** Shorter domains, such as hey.com, are too much like others. */
const minLength = 8

/** In a domain this long, two wrong letters are still a likely typo. */
const longDomain = 9

/** The address the shopper probably meant, or undefined. Only a hint: unusual domains are as valid as others. */
export function suggestEmail(typed: string): string | undefined {
  const parsed = parseEmail(typed)
  const [name, domain] = parsed.ok ? parsed.email.split('@') : []
  if (!name || !domain || knownDomains.has(domain)) return undefined
  const meant = similarDomain(domain) ?? withRightEnding(domain)
  return meant && `${name}@${meant}`
}

function similarDomain(domain: string): string | undefined {
  const ranked = [...knownDomains]
    .map(known => ({ known, distance: new EditDistance(known).to(domain) }))
    .filter(({ known, distance }) => distance <= maxDistance(domain, known))
    .sort((a, b) => a.distance - b.distance)
  return ranked[0]?.known
}

/** Two typos in one word rarely include its first letter. */
function maxDistance(domain: string, known: string): number {
  if (known.length < minLength) return 0
  return known.length >= longDomain && domain[0] === known[0] ? 2 : 1
}

function withRightEnding(domain: string): string | undefined {
  const dot = domain.lastIndexOf('.')
  const ending = wrongEndings[domain.slice(dot + 1)]
  return dot > 0 && ending ? domain.slice(0, dot + 1) + ending : undefined
}
