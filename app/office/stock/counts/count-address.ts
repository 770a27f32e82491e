import type { CountView } from '#commerce/catalog/stock/counts/count-line-store.server.ts'

export const countViews: readonly CountView[] = ['to-count', 'counted', 'different']

/** The page of a count with these parameters. */
export function countPath(id: number, parameters: { view: CountView; q: string; after?: string }): string {
  const search = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''))
  return `/office/stock/counts/${id}?${search}`
}
