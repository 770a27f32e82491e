import { describe, expect, it } from 'vitest'
import { addBigCatalog } from '#demo/big-shop/add-big-catalog.server.ts'
import { demoShop } from '#test/demo-database.ts'
import { demoDay } from '#test/templates.ts'
import { judgedCatalogs, measureSearch, type QueryQuality } from './measure-search.ts'

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

describe.each(judgedCatalogs)('searches of $name', ({ queries, language, products }) => {
  const measure = async (): Promise<QueryQuality[]> => {
    const { db, pictures } = await demoShop('SQLite')
    await db.updateTable('setting').set({ value: language }).where('name', '=', 'language').execute()
    if (products > 0) await addBigCatalog(db, pictures, { products, now: demoDay })
    return measureSearch(db, queries)
  }

  it('find what is meant, never less than plain matching, and something wherever there is something', async () => {
    const measured = await measure()
    expect(measured.length).toBeGreaterThanOrEqual(language === 'de' ? 100 : 200)
    expect(new Set(measured.map(({ query }) => query)).size).toBe(measured.length)
    expect(mean(measured.map(({ ndcg }) => ndcg))).toBeGreaterThan(0.95)
    const isWorse = ({ ndcg, plain }: QueryQuality) => ndcg < plain - 1e-9
    expect(measured.filter(isWorse).map(({ query }) => query)).toEqual([])
    const isEmpty = ({ total, isUnanswerable }: QueryQuality) => total === 0 && !isUnanswerable
    expect(measured.filter(isEmpty).map(({ query }) => query)).toEqual([])
  })
})
