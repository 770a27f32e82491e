/** Kinds of email that an account may turn off. All others belong to an order, a request or the account itself. */
export const optionalEmailKinds = ['price-dropped', 'back-in-stock'] as const

export type OptionalEmailKind = (typeof optionalEmailKinds)[number]

export function isOptionalEmail(kind: string): kind is OptionalEmailKind {
  return optionalEmailKinds.some(optional => optional === kind)
}
