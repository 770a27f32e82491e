/** More than any of our forms sends, in bytes and fields. */
const maxFormBytes = 16 * 1024
const maxFormFields = 40

/** Why a form is refused, with the status of the response. */
export const formRefusals = { 'not-a-form': 415, 'too-large': 413, unreadable: 400 } as const

export type FormRefusal = keyof typeof formRefusals

export type ReadForm<Field extends string> =
  | { ok: true; fields: Partial<Record<Field, string>> }
  | { ok: false; reason: FormRefusal }

/**
 * Reads the named fields of a form as text. Ignores other fields, and takes the first of two with the same name. Never throws:
 * whatever was sent is read or refused.
 */
export async function readFormFields<Field extends string>(
  request: Request,
  names: readonly Field[],
  maxFields = maxFormFields,
): Promise<ReadForm<Field>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded *(;|$)/i.test(type)) return { ok: false, reason: 'not-a-form' }
  const text = await request.text().catch(() => undefined)
  if (text === undefined) return { ok: false, reason: 'unreadable' }
  if (text.length > maxFormBytes) return { ok: false, reason: 'too-large' }
  if (text.split('&', maxFields + 1).length > maxFields) return { ok: false, reason: 'unreadable' }
  const sent = new URLSearchParams(text)
  const fields: Partial<Record<Field, string>> = {}
  for (const name of names) {
    const value = sent.get(name)
    // PostgreSQL can't store NUL characters.
    if (value?.includes('\0')) return { ok: false, reason: 'unreadable' }
    if (value !== null) fields[name] = value
  }
  return { ok: true, fields }
}
