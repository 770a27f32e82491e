import type { StockCount } from '#commerce/catalog/stock/counts/stock-count.ts'

export function countState({
  finishedAt,
  abandonedAt,
}: Pick<StockCount, 'finishedAt' | 'abandonedAt'>): 'open' | 'finished' | 'abandoned' {
  if (finishedAt !== null) return 'finished'
  return abandonedAt === null ? 'open' : 'abandoned'
}
