import { expect, it } from 'vitest'
import { builtShop } from '../built-shop.ts'
import { scriptUrls } from '../html.ts'
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
    scripts: await sentBytes(scriptUrls(html)),
    styles: await sentBytes(styles),
  }
}

/** With Brotli. */
async function sentBytes(urls: readonly string[]): Promise<number> {
  expect(urls).not.toEqual([])
  const sizes = urls.map(async url => {
    const { status, headers } = await shop.fetch(url, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    expect([url, status]).toEqual([url, 200])
    return Number(headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size)
}
