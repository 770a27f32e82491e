import { type ReadSource, SentValues, unreadable } from './input-source.server.ts'

/** More than any of our forms has, besides numbered fields. */
export const maxFormFields = 300

/** Reads the body of a form: `application/x-www-form-urlencoded`. Refuses bytes that aren't UTF-8, however they are written. */
export function formSource(body: Uint8Array, maxFields = maxFormFields): ReadSource {
  const values = new SentValues()
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
    const pairs = text.split('&', maxFields + 1).filter(pair => pair !== '')
    if (pairs.length > maxFields) return unreadable
    for (const pair of pairs) {
      const [name = '', ...value] = pair.split('=')
      values.add(decode(name), decode(value.join('=')))
    }
  } catch {
    return unreadable
  }
  return { ok: true, source: values.source('form') }
}

/** Throws a URIError for anything but UTF-8. */
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}
