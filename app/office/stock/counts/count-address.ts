import type { CountView } from '#commerce/catalog/stock/counts/count-line-store.server.ts'
import { listPath } from '../../ui/list/list-address.ts'

export const countViews: readonly CountView[] = ['to-count', 'counted', 'different']

/** The page of a count with these parameters. */
export function countPath(id: number, parameters: { view: CountView; q: string; after?: string }): string {
  return listPath(`/office/stock/counts/${id}`, parameters)
}
