import { expect, it } from 'vitest'
import { builtShop } from '../built-shop.ts'
import { scriptUrls, sentBytes } from '../html.ts'
import { type PageBudget, pageBudgets } from './budgets.ts'
import { countStatements } from './count-statements.ts'
import { withinBudget } from './within-budget.ts'

const shop = builtShop()
const count = countStatements()

it('public pages cost what their budgets say', async () => {
  const costs: Record<string, PageBudget> = {}
  for (const path of Object.keys(pageBudgets)) costs[path] = await costOf(path)
  expect(withinBudget(costs, pageBudgets)).toEqual(pageBudgets)
})

async function costOf(path: string): Promise<PageBudget> {
  const response = await shop.fetch(path)
  expect([path, response.status]).toEqual([path, 200])
  const html = await response.text()
  const [, data] = /id="page-data">(.*?)<\/script>/s.exec(html)!
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url]) => url!)
  return {
    statements: count.ofRequest(`GET ${path}`).statements,
    html: Buffer.byteLength(html),
    elements: html.replaceAll(/<script.*?<\/script>/gs, '').match(/<[a-z]/g)!.length,
    data: Buffer.byteLength(data!),
    scripts: await sumOf(scriptUrls(html)),
    styles: await sumOf(styles),
  }
}

async function sumOf(urls: readonly string[]): Promise<number> {
  expect(urls).not.toEqual([])
  return (await Promise.all(urls.map(url => sentBytes(shop, url)))).reduce((sum, size) => sum + size)
}
