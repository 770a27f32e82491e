import type { EmailFacts } from './email.ts'

/** Kinds that one event, such as a restock, sends to many recipients. They are throttled and sent after all others. */
export const bulkEmailKinds = ['back-in-stock', 'price-dropped'] as const satisfies EmailFacts['kind'][]

export type BulkEmailKind = (typeof bulkEmailKinds)[number]
