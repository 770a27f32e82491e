import { Agent, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { median } from '../format-table.ts'
import type { RunningServer } from '../servers.ts'

/** Listings of every shop. Only those with a full page of cards in both shops are measured. */
const listingPaths = [
  ...['featured', 'newest', 'best-selling', 'price-asc', 'price-desc', 'name', 'top-rated'].map(
    sort => `/Shop?sort=${sort}&show=12`,
  ),
  '/Shop?stock=in&show=12',
  '/Shop?stock=in&sort=newest&show=12',
  '/Shop?from=10&to=90&show=12',
  '/Shop?from=5&sort=price-asc&show=12',
  '/Shop?category=category-1&category=category-2&category=category-3&category=category-4&show=12',
  '/Shop?price=10-19&price=20-29&price=30-39&price=40-49&sort=top-rated&show=12',
]
const cardsPerPage = 12
const rounds = 4

/** Median milliseconds of the same pages in the big and the small shop. */
export interface PagePair {
  big: number
  small: number
}

/** Requests the same pages from both servers in turn, on an open connection. */
export async function measureListingPages(big: RunningServer, small: RunningServer): Promise<PagePair> {
  const agent = new Agent({ keepAlive: true })
  const request = (server: RunningServer, path: string) => timePage(agent, server.origin + path)
  try {
    const full: string[] = []
    for (const path of listingPaths) {
      const pages = [await request(big, path), await request(small, path)]
      if (pages.every(({ body }) => countCards(body) === cardsPerPage)) full.push(path)
    }
    if (full.length < listingPaths.length / 2) throw new Error('Too few pages are full in both shops.')
    const times = { big: [] as number[], small: [] as number[] }
    for (let round = 0; round < rounds; round++)
      for (const path of full) {
        times.big.push((await request(big, path)).ms)
        times.small.push((await request(small, path)).ms)
      }
    return { big: median(times.big), small: median(times.small) }
  } finally {
    agent.destroy()
  }
}

async function timePage(agent: Agent, url: string): Promise<{ ms: number; body: Buffer }> {
  const began = performance.now()
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', accept: 'text/html' } }, resolve).on(
      'error',
      reject,
    )
  })
  const body = await buffer(answer)
  const ms = performance.now() - began
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}.`)
  if (answer.headers['cache-control'] !== 'no-store') throw new Error(`${url} is cached, not rendered.`)
  return { ms, body }
}

/** On a listing, only the titles of cards link to products. */
function countCards(body: Buffer): number {
  return [
    ...brotliDecompressSync(body)
      .toString()
      .matchAll(/<a [^>]*href="\/productDetails\//g),
  ].length
}
