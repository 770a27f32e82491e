/** What Stripe sends is read field by field: signed is not the same as sound. */
export type Fields = Record<string, unknown>

export function isFields(sent: unknown): sent is Fields {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
}

export function isText(sent: unknown): sent is string {
  return typeof sent === 'string' && sent !== ''
}

export function isTextOrNull(sent: unknown): sent is string | null | undefined {
  return sent === null || sent === undefined || isText(sent)
}

export function isAmount(sent: unknown): sent is number {
  return Number.isSafeInteger(sent)
}

/** The name of something that is sent by its name or as a whole. */
export function nameOf(sent: unknown): unknown {
  return isFields(sent) ? sent.id : sent
}
