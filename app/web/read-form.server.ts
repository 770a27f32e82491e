/** More than any form of the shop sends. */
const mostBytes = 16 * 1024
const mostFields = 40

/** Why a form was not read, in words and with the status of the answer. */
export const formRefusals = {
  'not-a-form': { status: 415, words: 'This was not sent by a form of the shop.' },
  'too-large': { status: 413, words: 'This is more than a form of the shop holds.' },
  unreadable: { status: 400, words: 'This form cannot be read.' },
} as const

export type FormRefusal = keyof typeof formRefusals

export type ReadForm<Field extends string> =
  | { ok: true; fields: Partial<Record<Field, string>> }
  | { ok: false; because: FormRefusal }

/**
 * Reads the named fields of a form as the browser sends it, each as text; what it does not name is passed over, and of a field
 * that comes twice the first counts. Whatever was sent, it is read or refused, and nothing is thrown.
 */
export async function readForm<Field extends string>(
  request: Request,
  names: readonly Field[],
  most = mostFields,
): Promise<ReadForm<Field>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded *(;|$)/i.test(type)) return { ok: false, because: 'not-a-form' }
  const text = await request.text().catch(() => undefined)
  if (text === undefined) return { ok: false, because: 'unreadable' }
  if (text.length > mostBytes) return { ok: false, because: 'too-large' }
  if (text.split('&', most + 1).length > most) return { ok: false, because: 'unreadable' }
  const sent = new URLSearchParams(text)
  const fields: Partial<Record<Field, string>> = {}
  for (const name of names) {
    const value = sent.get(name)
    // PostgreSQL takes no text with a NUL in it, and nobody types one.
    if (value?.includes('\0')) return { ok: false, because: 'unreadable' }
    if (value !== null) fields[name] = value
  }
  return { ok: true, fields }
}
