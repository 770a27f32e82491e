/** Stripe's objects are checked field by field: a valid signature does not make them valid. */
export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

export function isTextOrNull(value: unknown): value is string | null | undefined {
  return value === null || value === undefined || isText(value)
}

export function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

/** The id of something that Stripe sends as an id or expanded. */
export function stripeIdOf(value: unknown): unknown {
  return isFields(value) ? value.id : value
}
