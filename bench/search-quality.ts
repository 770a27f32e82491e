import path from 'node:path'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { addBigCatalog } from '#demo/big-shop/add-big-catalog.server.ts'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { judgedCatalogs, measureSearch } from '#test/search-quality/measure-search.ts'
import { formatGoal, formatTable, formatTableNumber } from './format-table.ts'

const goal = 0.9
const openingDay = new Date('2026-11-21T12:00:00.000Z')

/** How good the first ten products of judged searches are, and which searches do worst. */
export async function measureSearchQuality(folder: string): Promise<string> {
  const rows: string[][] = []
  const worst: string[][] = []
  for (const { name, queries, language, products } of judgedCatalogs) {
    const dataDir = path.join(folder, name)
    const db = await openMigratedDatabase({ dataDir, databaseUrl: undefined })
    const pictures = new PictureFiles(path.join(dataDir, 'pictures'))
    await addBigCatalog(db, pictures, { products, now: openingDay })
    await db.updateTable('setting').set({ value: language }).where('name', '=', 'language').execute()
    const measured = await measureSearch(db, queries)
    await db.destroy()
    const mean = (of: 'ndcg' | 'plain') => measured.reduce((sum, one) => sum + one[of], 0) / measured.length
    const empty = measured.filter(({ total, isUnanswerable }) => total === 0 && !isUnanswerable)
    rows.push([
      ...[name, formatTableNumber(measured.length), formatTableNumber(mean('plain'), 3)],
      ...[formatTableNumber(mean('ndcg'), 3), formatGoal(mean('ndcg') >= goal, String(goal))],
      `${formatTableNumber((100 * empty.length) / measured.length, 1)} %`,
    ])
    const sorted = measured.toSorted((one, other) => one.ndcg - other.ndcg)
    for (const { query, ndcg, found } of sorted.slice(0, 5))
      worst.push([name, query, formatTableNumber(ndcg, 2), found.slice(0, 3).join(', ')])
  }
  return [
    formatTable('nDCG@10 of judged searches', ['shop', 'searches', 'plain', 'nDCG', 'goal', 'empty'], rows),
    formatTable('The worst of them', ['shop', 'search', 'nDCG', 'finds first'], worst),
  ].join('\n')
}
