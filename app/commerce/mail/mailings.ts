import type { LetterFacts } from './letter.ts'

/** Kinds that one event, such as a restock, writes to many recipients: they go out in slices, after everything else. */
export const mailingKinds = ['back-in-stock', 'price-dropped'] as const satisfies LetterFacts['kind'][]

export type MailingKind = (typeof mailingKinds)[number]
