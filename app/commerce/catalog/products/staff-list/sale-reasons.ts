import type { Schema } from '#db/schema/schema.ts'

type MovementReason = Schema['stock_movement']['reason']

/** Units that orders took, and those they gave back. Their sum, negated, is what sold. */
export const saleReasons: readonly MovementReason[] = ['sold', 'restocked', 'returned']
