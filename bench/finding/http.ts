import { Agent, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import type { RunningServer } from '../servers.ts'
import { median } from '../table.ts'

/** Listings that every shop has; those are measured that show a full page of cards in the small shop too. */
const addresses = [
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
const cards = 12
const rounds = 4

/** Milliseconds of a page of the big shop beside the same page of the small one, the middle of each. */
export interface Beside {
  big: number
  small: number
}

/** Asks both servers for the same pages in turn, a page at a time on a connection that stays open. */
export async function measureHttp(big: RunningServer, small: RunningServer): Promise<Beside> {
  const agent = new Agent({ keepAlive: true })
  const ask = (server: RunningServer, address: string) => timedPage(agent, server.origin + address)
  try {
    const full: string[] = []
    for (const address of addresses) {
      const pages = [await ask(big, address), await ask(small, address)]
      if (pages.every(({ body }) => countCards(body) === cards)) full.push(address)
    }
    if (full.length < addresses.length / 2) throw new Error('Too few pages have as many cards in both shops.')
    const times = { big: [] as number[], small: [] as number[] }
    for (let round = 0; round < rounds; round++)
      for (const address of full) {
        times.big.push((await ask(big, address)).took)
        times.small.push((await ask(small, address)).took)
      }
    return { big: median(times.big), small: median(times.small) }
  } finally {
    agent.destroy()
  }
}

async function timedPage(agent: Agent, url: string): Promise<{ took: number; body: Buffer }> {
  const began = performance.now()
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', accept: 'text/html' } }, resolve).on(
      'error',
      reject,
    )
  })
  const body = await buffer(answer)
  const took = performance.now() - began
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}.`)
  if (answer.headers['cache-control'] !== 'no-store') throw new Error(`${url} is kept, not rendered.`)
  return { took, body }
}

/** A card leads to its product with its title; nothing else on a listing leads there. */
function countCards(body: Buffer): number {
  return [
    ...brotliDecompressSync(body)
      .toString()
      .matchAll(/<a [^>]*href="\/productDetails\//g),
  ].length
}
