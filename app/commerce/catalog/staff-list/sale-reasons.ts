import type { StockSchema } from '../../../db/schema/stock-schema.ts'

type MovementReason = StockSchema['stock_movement']['reason']

/** Units that orders took, and those they gave back. Their sum, negated, is what sold. */
export const saleReasons: readonly MovementReason[] = ['sold', 'restocked', 'returned']
